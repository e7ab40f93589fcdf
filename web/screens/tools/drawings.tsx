const LOOK = { 'aria-hidden': true, viewBox: '0 0 240 72', className: 'block h-18 w-full max-w-60' } as const

/** Five sets, each harder than the one before. Reps left in reserve are outlines. */
export const EffortDrawing = () => (
  <svg {...LOOK}>
    {[6, 7, 8, 9, 10].map((rpe, index) => (
      <g key={rpe} transform={`translate(${index * 50} 0)`}>
        <rect
          x="0.75"
          y="0.75"
          width="34.5"
          height="70.5"
          fill="none"
          strokeWidth="1.5"
          className="stroke-edge"
        />
        <rect y={72 - rpe * 7.2} width="36" height={rpe * 7.2} className="fill-ink" />
      </g>
    ))}
  </svg>
)

/** A night as eight bars, one per hour, with the last one missing. */
export const NightDrawing = () => (
  <svg {...LOOK}>
    {Array.from({ length: 8 }, (_, hour) => (
      <rect
        key={hour}
        x={hour * 30 + 0.75}
        y="0.75"
        width="20"
        height="70.5"
        strokeWidth="1.5"
        className={hour < 7 ? 'fill-ink stroke-ink' : 'fill-none stroke-edge'}
      />
    ))}
  </svg>
)

/** A day's calories as a loaded bar: one plate each for protein, carbs and fat. */
export const PlatesDrawing = () => (
  <svg {...LOOK}>
    <rect y="33" width="240" height="6" className="fill-iron" />
    {[undefined, 'translate(240 0) scale(-1 1)'].map((transform) => (
      <g key={transform ?? 'left'} transform={transform}>
        <rect x="60" width="20" height="72" rx="3" className="fill-plate-red" />
        <rect x="36" y="6" width="20" height="60" rx="3" className="fill-plate-blue" />
        <rect x="14" y="13" width="18" height="46" rx="3" className="fill-plate-yellow" />
      </g>
    ))}
  </svg>
)
