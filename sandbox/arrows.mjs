/**
 * Which folders a folder may import, besides itself. `types` are folders it may import as types only.
 * Everything not listed is forbidden; tests may import anything.
 */
export const ARROWS = {
  domain: { values: [], types: [] },
  threads: { values: [], types: [] },
  exports: { values: ['domain', 'threads'], types: [] },
  emails: { values: ['domain'], types: [] },
  storage: { values: ['domain'], types: [] },
  objects: { values: [], types: [] },
  channels: { values: ['domain', 'watching'], types: [] },
  workflows: { values: ['domain'], types: ['activities'] },
  watching: { values: ['domain', 'storage'], types: [] },
  purchases: { values: ['domain', 'storage', 'channels', 'workflows', 'watching'], types: [] },
  activities: {
    values: [
      'domain',
      'storage',
      'objects',
      'channels',
      'emails',
      'purchases',
      'workflows',
      'threads',
      'watching',
    ],
    types: [],
  },
  gateway: {
    values: ['domain', 'exports', 'storage', 'objects', 'channels', 'purchases', 'workflows', 'watching'],
    types: [],
  },
  desk: { values: ['domain', 'storage', 'objects', 'purchases', 'workflows'], types: [] },
  web: { values: ['domain'], types: [] },
  scorecard: { values: ['domain', 'activities', 'sandbox'], types: [] },
  bench: { values: ['domain', 'storage', 'activities', 'sandbox'], types: [] },
}
