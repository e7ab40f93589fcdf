import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readStartConfig } from '../../config.ts'
import { environmentIn } from '../processes/kept.ts'

// The operators' command line, for the product that `npm start` runs here or that the environment names.
if (existsSync('.env')) process.loadEnvFile('.env')
const { NODE_ENV, DATA_DIR } = readStartConfig(process.env)
if (NODE_ENV !== 'production') Object.assign(process.env, environmentIn(resolve(DATA_DIR)))
await import('../../purchases/desk/main.ts')
