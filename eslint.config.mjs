import tseslint from 'typescript-eslint'
import reactHooks from 'eslint-plugin-react-hooks'
import redos from 'eslint-plugin-redos'
import { ARROWS, ROOMS } from './dev/arrows.mjs'

const FOLDERS = [...Object.keys(ARROWS), 'dev']

const importRule = (folder, { values, types }, { files = [`${folder}/**/*.{ts,tsx}`], more = [] } = {}) => {
  const foreign = FOLDERS.filter((other) => other !== folder && !values.includes(other))
  const patterns = (folders) => folders.flatMap((other) => [`../${other}/*`, `**/../${other}/**`])
  const closed = foreign.filter((other) => !types.includes(other))
  return {
    files,
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: patterns(closed),
              message: `${folder}/ may not import this folder: see dev/arrows.yaml.`,
            },
            ...(types.length
              ? [
                  {
                    group: patterns(types),
                    allowTypeImports: true,
                    message: `${folder}/ may import only types from here.`,
                  },
                ]
              : []),
            {
              group: ['**/config.ts'],
              allowTypeImports: true,
              message: 'Only entry points read the configuration; pass what is needed.',
            },
            ...(folder === 'workflows'
              ? [
                  {
                    group: ['zod', '@mikro-orm/*', 'openai', 'stripe', 'node:*'],
                    message: 'Workflow code must stay deterministic and small.',
                  },
                ]
              : []),
            ...more,
          ],
        },
      ],
    },
  }
}

/** The rooms above a room, which it may not import. */
const above = (folder, room) => {
  const rooms = ROOMS[folder]
  return rooms.slice(rooms.indexOf(room) + 1)
}

/** The later config of a file replaces the earlier one, so an inner room repeats what its outer room forbids. */
const roomRule = (folder, room, { files = [`${folder}/${room}/**/*.{ts,tsx}`], more = [] } = {}) => {
  const [outer, own] = folder.split('/')
  const closed = [...(own ? above(outer, own) : []), ...above(folder, room)]
  const pattern = {
    regex: `^(?:\\.\\./)+(?:${closed.join('|')})/`,
    message: `${folder}/${room}/ may not import this room: see rooms in dev/arrows.yaml.`,
  }
  return importRule(outer, ARROWS[outer], { files, more: [...(closed.length ? [pattern] : []), ...more] })
}

const ROOM_RULES = Object.entries(ROOMS).flatMap(([folder, rooms]) =>
  rooms.map((room) => roomRule(folder, room)),
)

/** Code that several screens share is in a room below them. A screen may have shelves of its own. */
const SCREENS_ALONE = ['', '*/'].map((shelf, depth) =>
  roomRule('web', 'screens', {
    files: [`web/screens/*/${shelf}*.{ts,tsx}`],
    more: [
      {
        regex: `^${'\\.\\./'.repeat(depth + 1)}[a-z-]+/`,
        message: 'A screen must not import another screen. Move shared code out of web/screens.',
      },
    ],
  }),
)

export default tseslint.config(
  { ignores: ['dist/', '.data/', '.cache/', 'node_modules/'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    // Text from people, shops or a model is read in linear time. Tests and build code read only our own text.
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'dev/**', 'web/testing/**', 'web/prerender/**'],
    plugins: { redos },
    // No time limits, so that the result does not depend on the machine's load. Results are cached.
    rules: {
      'redos/no-vulnerable': [
        'error',
        {
          ignoreErrors: false,
          timeout: null,
          attackTimeout: null,
          incubationTimeout: null,
          seedingTimeout: null,
          recallTimeout: null,
          cache: { strategy: 'aggressive' },
        },
      ],
    },
  },
  {
    // A connection that waits for the outside is unavailable to everyone else. So storage/ imports nothing
    // that can hang.
    files: ['**/*.ts'],
    ignores: ['storage/**', 'dev/**', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['transactional', 'begin'].map((property) => ({
          property,
          message: 'Transactions belong in storage/ and must not span an external call. Claim, act, mark.',
        })),
      ],
    },
  },
  {
    // The same answers give the same program on any day: today's date is an argument.
    files: ['domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "NewExpression[callee.name='Date'][arguments.length=0]",
          "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          "MemberExpression[object.name='performance']",
        ].map((selector) => ({
          selector,
          message: 'No clock and no chance in domain/: take it as an argument.',
        })),
      ],
    },
  },
  { files: ['web/**/*.tsx'], ...reactHooks.configs.flat['recommended-latest'] },
  ...Object.entries(ARROWS).map(([folder, arrows]) => importRule(folder, arrows)),
  ...ROOM_RULES,
  ...SCREENS_ALONE,
  {
    files: ['gateway/main.ts', 'activities/worker.ts', 'purchases/desk/main.ts', 'storage/migrate.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
)
