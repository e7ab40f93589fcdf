import fc from 'fast-check'

// Every run of the tests tries the same cases, so that a red one is somebody's change; PROPERTIES_SEED tries others.
fc.configureGlobal({ seed: Number(process.env.PROPERTIES_SEED ?? 1) })
