/** What is done to the product to see that nothing is lost; and how good things are, and how long they take. */
const PROGRAMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  drill: {
    busy: '../drills/busy.ts',
    chaos: '../drills/chaos/main.ts',
    fuzz: '../drills/fuzz.ts',
    models: '../drills/models/main.ts',
    outages: '../drills/outages.ts',
    overload: '../drills/overload/main.ts',
    restore: '../drills/restore-drill/main.ts',
    rollout: '../drills/rollout/main.ts',
    simulation: '../drills/simulation/main.ts',
  },
  measure: {
    bench: '../bench/main.ts',
    intent: '../scorecard/reading/judge-intent.ts',
    lighthouse: './lighthouse.ts',
    load: '../drills/load/main.ts',
    mutants: './mutants.ts',
    pins: '../scorecard/pins.ts',
    reading: '../scorecard/reading/read-corpus.ts',
    record: '../stand-ins/coach/recordings/record.ts',
    scorecard: '../scorecard/main.ts',
    sound: '../scorecard/programs/sound.ts',
    weights: '../scorecard/programs/weights.ts',
  },
}

// Runs the program of that name as if it had been started by itself: what follows the name on the command line
// is its own. Without a name, or with another, it lists the names.
const [command = '', name = ''] = process.argv.splice(2, 2)
const programs = PROGRAMS[command] ?? {}
const program = Object.hasOwn(programs, name) ? programs[name] : undefined
if (program) await import(program)
else {
  const names = Object.keys(programs).join(' | ')
  console.error(`${name ? `There is no “${name}”. ` : ''}npm run ${command} -- ${names}`)
  process.exitCode = 1
}
