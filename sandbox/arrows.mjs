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
  channels: { values: ['domain', 'observability'], types: [] },
  workflows: { values: ['domain'], types: ['activities'] },
  observability: { values: ['domain', 'storage'], types: [] },
  purchases: { values: ['domain', 'storage', 'channels', 'workflows', 'observability'], types: [] },
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
      'observability',
    ],
    types: [],
  },
  gateway: {
    values: [
      'domain',
      'exports',
      'storage',
      'objects',
      'channels',
      'purchases',
      'workflows',
      'observability',
    ],
    types: [],
  },
  desk: { values: ['domain', 'storage', 'objects', 'purchases', 'workflows'], types: [] },
  web: { values: ['domain'], types: [] },
  scorecard: { values: ['domain', 'activities', 'sandbox'], types: [] },
  bench: { values: ['domain', 'storage', 'activities', 'sandbox'], types: [] },
}
