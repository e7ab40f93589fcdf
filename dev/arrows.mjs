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
  'language-model': { values: ['domain', 'platform'], types: ['storage'] },
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
