import { z } from 'zod'

// zod would compile schemas with `new Function`, which our content security policy forbids and reports.
// Whoever imports schemas imports this first.
z.config({ jitless: true })
