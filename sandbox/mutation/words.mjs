import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

const REASON = 'Words for operators to read: any would do.'
/** Properties and calls that take such words. */
const PROPERTIES = ['description', 'summary']
const CALLS = ['setCurrentDetails']

const shouldIgnore = ({ node, parent }) => {
  if (node.type === 'ObjectProperty' && PROPERTIES.includes(node.key.name)) return REASON
  if (node.type === 'VariableDeclarator' && node.id.name === 'WORDS') return REASON
  if (parent?.type === 'CallExpression' && CALLS.includes(parent.callee.name)) return REASON
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'words', { shouldIgnore })]
