import swc from '@swc/jest'

/**
 * What a module of a test finds at once instead of asking for it each time: the globals of a test are looked up by a function
 * of Jest's, which takes longer than most of what they are asked for. None of them is ever faked.
 */
const AT_HAND = [
  'Array',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'WeakMap',
]

export default {
  ...swc,
  createTransformer(options) {
    const inner = swc.createTransformer(options)
    const withGlobals = (result, source) => {
      const names = AT_HAND.filter((name) => source.includes(name) && !declares(source, name))
      return {
        ...result,
        code: `${names.map((name) => `const ${name}=globalThis.${name};`).join('')}${result.code}`,
      }
    }
    return {
      ...inner,
      process: (source, ...more) => withGlobals(inner.process(source, ...more), source),
      processAsync: async (source, ...more) => withGlobals(await inner.processAsync(source, ...more), source),
      getCacheKey: (...asked) => `${AT_HAND.join()}${inner.getCacheKey(...asked)}`,
    }
  },
}

/** Whether a file has something of its own by that name. */
const declares = (source, name) =>
  new RegExp(
    `\\b(?:class|const|enum|function|let|type|interface|as)\\s+${name}\\b|[{,]\\s*(?:type\\s+)?${name}\\s*[,}]`,
  ).test(source)
