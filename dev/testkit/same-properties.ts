import fc from 'fast-check'

// Every test run uses the same cases, so that a failure comes from a change; PROPERTIES_SEED selects others.
fc.configureGlobal({ seed: Number(process.env.PROPERTIES_SEED ?? 1) })
