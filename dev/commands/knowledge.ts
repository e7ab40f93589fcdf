import { writeFileSync } from 'node:fs'
import { modulesOf, readExercises } from '../knowledge/exercises.ts'

// Writes the modules that hold what coaches keep in data files: npm run knowledge

const GENERATED = new URL('../../domain/exercises/generated/', import.meta.url)

for (const [file, text] of Object.entries(modulesOf(readExercises())))
  writeFileSync(new URL(file, GENERATED), text)
