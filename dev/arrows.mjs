/**
 * Which folders a folder may import, besides itself. `types` are folders it may import as types only.
 * Everything not listed is forbidden; tests may import anything.
 */
export const ARROWS = {
  domain: { values: [], types: [] },
  emails: { values: ['domain'], types: [] },
  storage: { values: ['domain'], types: [] },
  platform: { values: ['domain', 'storage'], types: [] },
  channels: { values: ['domain', 'platform'], types: [] },
  'language-model': { values: ['domain', 'storage', 'platform'], types: [] },
  workflows: { values: ['domain'], types: ['activities'] },
  purchases: { values: ['domain', 'storage', 'channels', 'workflows', 'platform'], types: [] },
  activities: {
    values: [
      'domain',
      'storage',
      'channels',
      'emails',
      'language-model',
      'purchases',
      'workflows',
      'platform',
    ],
    types: [],
  },
  gateway: {
    values: ['domain', 'storage', 'channels', 'purchases', 'workflows', 'platform'],
    types: [],
  },
  web: { values: ['domain'], types: [] },
}

/**
 * The rooms of a folder, from the ground up: each may import itself and those before it. What lies beside the
 * rooms, such as `domain/reading/statement.ts`, may be imported by any of them.
 */
export const ROOMS = {
  domain: ['program', 'forms', 'shop', 'calls', 'exercises', 'reading', 'training'],
  'domain/reading': ['lexicon', 'words', 'numbers', 'sentence', 'subjects'],
  'domain/training': [
    'draft',
    'profile',
    'prescription',
    'week-plan',
    'progression',
    'rules',
    'review',
    'printing',
    'writer',
  ],
  web: [
    'texts',
    'requests',
    'visits',
    'offline',
    'parts',
    'forms',
    'program',
    'purchase',
    'screens',
    'prerender',
    'testing',
  ],
}
