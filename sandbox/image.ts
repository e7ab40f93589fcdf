import { join } from 'node:path'
import { layOutImage } from './lay-out-image.ts'

await layOutImage(join('dist', 'image'))
