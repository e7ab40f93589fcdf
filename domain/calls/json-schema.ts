import { z } from 'zod'

/**
 * A JSON Schema without its version, which the document declares. For an email address the pattern is
 * authoritative: what `format` would allow beyond it is refused.
 */
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
