/** The words of coaching. A cue that needs any other is not printed: no list of forbidden words is ever long enough. */
export const CUE_WORDS: ReadonlySet<string> = new Set(
  `a about abs across again against all along an and ankle ankles any apart arch arching are arm arms as at away back
  balance balanced bar before behind below bend bending bent between big body both bottom brace braced bracing breath
  breathe breathing bring but by calm calves chest chin clean close closed come control controlled core count crown curl
  deep deeper do don't down drag drive drop dropping each easy elbow elbows end even evenly every exhale explode extend
  eyes face far fast feel feet finish fingers firm first fist fists flare flat floor foot for forearm forearms forward
  freely from front full fully gaze gently glute glutes go grip ground groin half hamstring hamstrings hand hands handle
  hang hard head heavy heel heels height high hinge hip hips hold holding how if in inch inhale inside into inwards it
  its keep keeping knee knees knuckles land last lats lead lean leaning leave leg legs length let level lie lift lifting
  light lightly like line little load lock locked locking long look loose low lower lowering lunge make mid middle midfoot
  mind more motion move movement moves moving muscle muscles natural near neck neutral never next no not of off on one
  only open opposite or out outside outward outwards over own pace palms parallel partner past path pause pelvis pinch
  plant point position press pressing pull pulling push pushing quads quickly quiet quietly range reach ready rear relax
  relaxed release rep repeat reps reset rest return rib ribcage ribs ride right rise roll root rotate row same screw set
  sets shin shins shoulder shoulders shrug shrugging side sides sit sitting slide slight slightly slow slowly small smooth
  smoothly snap soft softly spine spread squat squeeze squeezing stable stack stand start starting stay steady step still
  stop straight straighten strong swing tail tall tap tension than that the them then think thighs thumbs tight tightly
  tilt time to toe toes together top torso touch toward towards triceps trunk tuck tucked tucking turn turning twist under
  until up upper upright upward upwards use vertical waist walk wall way weight when while whole wide with without wrist
  wrists you your`.split(/\s+/),
)
