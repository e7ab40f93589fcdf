import { join } from 'node:path'
import { layOutImage } from './lay-out-image.ts'

// npm run image [-- FOLDER]

const [folder = join('dist', 'image')] = process.argv.slice(2)
await layOutImage(folder)
