import { join } from 'node:path'
import type { ServiceConfig } from '../../config.ts'
import { createBucket } from './bucket.ts'
import { createFiles } from './files.ts'
import type { Objects } from './objects.ts'

export function openObjects({
  DATA_DIR,
  OBJECTS_DIR = join(DATA_DIR, 'objects'),
  S3_BUCKET_URL,
  S3_REGION,
  S3_ACCESS_KEY_ID = '',
  S3_SECRET_ACCESS_KEY = '',
}: ServiceConfig): Objects {
  if (!S3_BUCKET_URL) return createFiles(OBJECTS_DIR)
  return createBucket({
    url: S3_BUCKET_URL,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
}
