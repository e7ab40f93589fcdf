import { z } from 'zod'

/** Without its version. An email's pattern is authoritative: what `format` allows beyond is refused. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const described = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'email') delete jsonSchema.format
    },
  })
  delete described.$schema
  return described
}
