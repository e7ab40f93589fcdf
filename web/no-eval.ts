import { z } from 'zod'

// zod would compile schemas with `new Function`, which our content security policy forbids and reports.
z.config({ jitless: true })
