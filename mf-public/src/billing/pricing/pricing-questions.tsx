// The four questions of spec §2.5.
import { Heading } from '@portal/shared-ui/heading'
import { color, media, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

const questions = [
  {
    question: 'Can I change plans anytime?',
    answer: 'Yes. You can upgrade or downgrade anytime, effective immediately.',
  },
  {
    question: 'What payment methods do you accept?',
    answer: 'Major credit and debit cards and digital wallets, through our card payment provider.',
  },
  {
    question: 'Is there a free trial?',
    answer: 'You don’t need one: the Free plan is available forever.',
  },
  {
    question: 'Is my payment information secure?',
    answer:
      'Yes. Payments are processed securely by the provider; your card details never reach our servers.',
  },
]

export const PricingQuestions = () => (
  <Section>
    <Heading level={2}>Frequently Asked Questions</Heading>
    <Questions>
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <Heading level={3} size="md">
            {question}
          </Heading>
          <p>{answer}</p>
        </div>
      ))}
    </Questions>
  </Section>
)

const Section = styled.section`
  display: grid;
  gap: ${space[6]};
  width: 100%;
  max-width: 880px;
  margin: ${space[8]} auto 0;
  & > h2 {
    text-align: center;
  }
`

const Questions = styled.div`
  display: grid;
  gap: ${space[6]} ${space[10]};
  p {
    margin-top: ${space[1]};
    color: ${color.textMuted};
    text-wrap: pretty;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`
