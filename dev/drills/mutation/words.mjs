import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

const REASON = 'Text for operators: a different wording is no fault.'
/** Properties and calls that hold such text. */
const PROPERTIES = ['description', 'summary']
const CALLS = ['setCurrentDetails']

const shouldIgnore = ({ node, parent }) => {
  if (node.type === 'ObjectProperty' && PROPERTIES.includes(node.key.name)) return REASON
  if (node.type === 'VariableDeclarator' && node.id.name === 'WORDS') return REASON
  if (parent?.type === 'CallExpression' && CALLS.includes(parent.callee.name)) return REASON
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'words', { shouldIgnore })]
