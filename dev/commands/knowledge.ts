import { writeFileSync } from 'node:fs'
import { knowledgeModules } from '../knowledge/modules.ts'

// Writes the modules that hold what coaches keep in data files: npm run knowledge

const DOMAIN = new URL('../../domain/', import.meta.url)

for (const [path, text] of Object.entries(knowledgeModules())) writeFileSync(new URL(path, DOMAIN), text)
