import type { Block } from '@portal/help/text-page'

const blockAsMarkdown = (block: Block): string => {
  if (typeof block === 'string') return block
  if ('list' in block) return block.list.map(item => `- ${item}`).join('\n')
  if ('steps' in block) return block.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
  if ('comingSoon' in block) return `Coming soon: ${block.comingSoon}`
  const [, ...columns] = block.table.head
  return block.table.rows
    .map(([name, ...cells]) => {
      const parts = cells.map((cell, index) => (cells.length > 1 ? `${columns[index]}: ${cell}` : cell))
      return `- **${name}**: ${parts.join('; ')}`
    })
    .join('\n')
}

/** Each table row becomes a list item. The words already use Markdown for links and bold. */
export const textAsMarkdown = (blocks: readonly Block[]): string =>
  blocks.map(blockAsMarkdown).join('\n\n').replaceAll('`', '')
