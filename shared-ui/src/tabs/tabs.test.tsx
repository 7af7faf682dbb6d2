import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx'

test('the arrow keys go from tab to tab and show the panel of each', async () => {
  render(
    <Tabs defaultValue="login">
      <TabList aria-label="Account">
        <Tab value="login">Login</Tab>
        <Tab value="register">Sign Up</Tab>
      </TabList>
      <TabPanel value="login">Welcome back.</TabPanel>
      <TabPanel value="register">Create an account.</TabPanel>
    </Tabs>,
  )
  expect(screen.getByRole('tabpanel', { name: 'Login' }).textContent).toBe('Welcome back.')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tabpanel', { name: 'Sign Up' }).textContent).toBe('Create an account.')
})

const Account = ({ onChoose }: { onChoose: (tab: string) => void }) => {
  const [value, setValue] = useState('login')
  const choose = (tab: string) => {
    onChoose(tab)
    setValue(tab)
  }
  return (
    <Tabs value={value} onValueChange={choose}>
      <TabList aria-label="Account">
        <Tab value="login">Login</Tab>
        <Tab value="register">Sign Up</Tab>
      </TabList>
    </Tabs>
  )
}

test('a press selects a tab once, and so does each arrow key', async () => {
  const chosen: string[] = []
  render(<Account onChoose={tab => chosen.push(tab)} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }))
  expect(chosen).toEqual(['register'])
  await userEvent.keyboard('{ArrowLeft}')
  expect(chosen).toEqual(['register', 'login'])
})
