import { EffortDrawing, NightDrawing, PlatesDrawing } from './drawings.tsx'

/** The free tools, as the overview shows them. */
export const TOOLS = [
  {
    path: '/tools/rpe-calculator',
    name: 'rpe_calculator',
    title: 'RPE/RIR Calculator',
    text: 'From a set that you did to a weight for the next one, by how hard it was.',
    asks: 'One set and your plan for the next',
    Drawing: EffortDrawing,
  },
  {
    path: '/tools/sleep-calculator',
    name: 'sleep_calculator',
    title: 'Sleep Recovery Calculator',
    text: 'How long to sleep tonight after training, soreness, stress and last night.',
    asks: 'Six taps, no typing',
    Drawing: NightDrawing,
  },
  {
    path: '/tools/macro-calculator',
    name: 'macro_calculator',
    title: 'TDEE & Macro Calculator',
    text: 'What your body burns in a day, and the protein, carbs and fat for your goal.',
    asks: 'Your age, weight and height',
    Drawing: PlatesDrawing,
  },
] as const
