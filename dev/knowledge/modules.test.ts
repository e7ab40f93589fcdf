import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { knowledgeModules } from './modules.ts'

it.each(Object.entries(knowledgeModules()))(
  '%s says what the data files say: npm run knowledge',
  (path, text) => {
    expect(readFileSync(new URL(`../../domain/${path}`, import.meta.url), 'utf8')).toBe(text)
  },
)
