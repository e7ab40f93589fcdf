/**
 * Everyday words that are a letter or two from ours and mean something else: never taken for a misspelling. Of the words
 * of SCOWL up to size 35, those that would be.
 */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `abdication abducting abide abler abode abolition abominable abort abortion absented absentee accidental acrid
   addicting addition additional adulation aerial agent aided aimed aired alert allay alley alliance allie alone
   altar among amputate amputating angle antic aperture apparatuse apparel appeal appear append appendice appending
   apter armed armie arterie articulating artificially attach attest aural auxiliary awhile babble babie backed
   backtracking bacon badder badge bagging bailed baking balanced baled balled balloon ballot banal banded bandie
   banding bandy bandying banjo banked banker banking bankrupt banning banqueted bared barer barest barge barging
   baron barred barrel barring based baser basest basil basin basis basked baste batch baton beaching beading
   beaning beard bearding beast bedding beech beeper befallen begin beheading beholder beige being belch belching
   belie belittle bellow berth biase bible bicycled biding biked bikini billed binding bingo birch bitch biting
   blacken blacker blackest blackjacking blame blanched blanching bland blander blank blanked blanking blare blase
   blaze bleach bleached bleaching bleak bleat blend blending blinding blockade blockage blocked blogging blond
   bloody bloom blued bluer blurt boast boded bodie boding bolder bonding boned boning booby booed booing boost
   booth borne bounding bowed bowing boxed boxer brace bragging braid braining brainy brake branching brand
   branding brash brass bravo brawn breach breached breaching breading breadth breasted breasting breathed breather
   breed breeding brethren bride bridged bridle brine brink briny bristle bristled brittler broad broker brood
   brook broth brunching brunt brush brute bubbled bubbling bubbly bucked buckled buckling budging bugle bugling
   builder built bulged bulking bullet bulling bully bullying bummer bumped bumpier bumpy bunch bunching bundling
   bungling burble burbling burnt burped bustling butte butterflie cabled cackled cackling caged cagey calico camel
   cameo camera cancel candle caned canker canoe canon canter canva capable cardigan cardinal cargo carnal carol
   carped carpet carping carried carrier cartel carve carved cased casino caste caved cease cellar cello chain
   chance chapel charm chart chase chased chaste cheat chess chilling china chink chirp chisel choir chord chore
   chose circling citation clack clacked claim claiming clamber clang clank clash clasp classy cleaned cleaner
   cleanest cleanse cleansed cleanser cleat clerical climaxing climbed clime clinic clone closer closet closeting
   cloth clothing cloud clout clouting clove clown coagulate coagulated coarse coast cobra coded coffee coffer
   coiling colone colonel colonial colonie colony color column compressing compulsorie conceit concert concerto
   concession conclusion concoction concrete conduct conducted conductor conflict confusion congenial conical
   consecutive contempt contrary conviction convulsing coped coral cored cornea corner cornered cornmeal corollary
   coronarie corpse corral corridor corset cottoning couch couched could counter countrie county courage courier
   coursed courser court cracker crackle crackled crane craning crank cranked crankier cranking crass crave craved
   creak creaked crest cried crime crisp critical croak croaked crock cronie croon crouch crucifix crude cruel
   cruise cruiser crusader crush crushed crustier crutch curbed cured curled curly currie curry curse cursed cuter
   cycled daise damning dampen danced dancer dandy dangling darning dated daunting dawning deadliest deadline dealt
   debit debug declined decorate decree dedication defacing defeat definite deflated deflation deflect degenerating
   deject delay delis deliver delivered deliverie delta dense densitie departed dependence dependency deplore
   deplored deport deported derivation descended designate desisted despite despondent detect detracted developed
   developer deviated deviating devout diagnose diagnosing diagnostic diameter dictated dictation diffused dilate
   dilating diluted dilution dimpling direct direst disable disabled disaster disciple disclose discorded diseased
   dislocating dismal dispense disperse dissecting disseminate disseminated dissociate dissociated dissociation
   distaste distorter distraction disturb disturbed disuse doled dominated donor doubled doubly downy draining
   dread drift dripped dripping droop drooped drooping drown drunk dunce during dwell dwelt easing echoe eighteen
   elder elector elevate elevating eleven embodie embodied emergence emergencie enema enemy enigma enlarge enter
   epoch equilibrium equip erection escalate escalated escapade escape especial eternity ether exceptional
   executing execution executor exemption exercised exerting expediting expertise extortion fable faced facet
   facial facile facilitie factory failed failing fainter faintest fairer faith false falser falsitie famed
   fancying farce fared farmed fascinate fascist faster fatal fatigued fating fault faulting feigning feint feinted
   feinting felling fence fending fetching feted fiber fiend fight filed filling fined finer firearm fired firmer
   fiver fixed flailing flair flake flame flared flatter flattery flaunted flaunting flecking fleecing fleet
   fleshier flexed flexing flied flighty flint flirt float flood flora flour fluster flute foaling foible foist
   forbear forego forewarn foreword forgo former forswear forte fortie found fount frailer frailest frailtie framed
   freed freeing freer frequencie frequent frequented frequenter frequently friar fried fright fringe frond
   frontage frost froth frown fruit fulling fully fumed furie fusing fussed fussier fussy gable gamble gamed gamer
   gamma gangling gaping gardener gashing gassing gavel gearing generate genial genially gentling genus gestation
   glade gland glassing glued glutting gnashing gobble gobbled gobbling golfed goody goofing gosling gotten grace
   graded grader graft grain grant grape graphing grasping grassing grate grated grater graved gravel graven graver
   gravie gravy graze greasing greener greenery greeting gripe griping gritting groan grope grove growling grown
   guesting gunner gusty gutted gutter gutting gyrate haggling haler haling halted haltered halve halving hammed
   hamper hamstrung handed handing handled handler handling handy hanged hanger hardliner hardy hared haring haunt
   haunting haven haying hazing headach header heady healer heaped heard hearing heartache heartbreak hearth hearty
   heated heater heath heave heaved heaving hedged heeded hefty herded hibernate hibernated hibernation hiding
   hiked hiker hilly hinder hinged hinted hinting hipping hiring historic historie hither hiving hoard hoarding
   hoarse hobbling hocked holed holing homed homey hooding hoofed hooping hoping horde hording horsed hosed
   hounding house hover howling hunter impacted impart implicated inalienable inane inaner incident inclined
   indicted induce inducted indulged inert inevitable infect infection infer infraction inhale inhaled inherited
   injecting injunction inlet insatiable insect inserted inspection installed insulting insuring inter interior
   invented invested irony issued jaime jerky jigging jiggling jogged jogger joined jugging juggling jumbling
   jumped jumpier karat keeling killed kinda kitten kneed kneeing knelt knife knive knocker knuckled lacing laded
   ladie lading ladled lagged laming lance landed lapse larded large larking laser lateraled lauded laughing lazie
   lazying leaded leaden leading leafing leaguing leaky leaning leaping learning lease leashing leasing leaving
   ledger leered lefter legend legion lesson levee level lever levie lifted lighting lilting limbo limiting lined
   linen liner lingo listed listen listing listless liter literal lither litter lived liven liver loader loafed
   lodged lofting logged loiter longing loosed loosen looser lorded loser lounge lounging louse lover lowed lugged
   lugging lumber lumbered lunching lunged machined machinery macho macing madman major majoring mallet mamma mania
   manic manor manure manuring marched marching marginal marital marking marry marsh marshier masculine masking
   mastery match matching material mating matter meaner meant medal media mediation mediator medical medicating
   meditation menial mention mentor mercy meridian metro migrant migrate migrated migrating migration miked miking
   militancy militant militate militia mimed mince mined miner minibus minibuse minor minored minoring mired mitten
   mixed moaning modular molest mooning mooring moron motor motoring motto mounding mount mounting mourning mouth
   multiplie multiply muscled muscular musket mussel muster narration narrower narrowest nasal naval needy neigh
   nerved nervous noised noose nosed notation obese odder olden opener opera operand operate operatic operating
   operative operator oppressing overhand overhear overheard overheat overrated overt padded paddie paddled paint
   painter palate palatial pancaking panda panel panic panicking panned panther paralleled paralyse parental parka
   parse parsed parsing particle partisan party passe passer passion paste pasted pastel pastier pastiest pasting
   patent patented patently patho patience patio paunchier pause paused pausing peacemaker peach peddle pelican
   pelvis pelvise penal pension pensioned perch persistence persistent persistently perter peter petty phase phased
   phasing phone phrasing physic piano piddle piece piked piled pined piped pique piqued piranha pirate piston
   pitched placenta plague plain plainer planar plane planed planetary planing planked planner plant plantain
   planted planting plated platter plaza plead pleasing pleasure pleat plied plump pluse plush poignant poker polar
   poled police policemen polio polite polka pollster ponie portal posie postage postulate powder praising prank
   preached precision pregnancie premising preserve presiding pressed pressured presume presumed presuming pride
   pried prime primed primmer probable probe procession profession prong prophesie prose prostrate protein
   protested provable prove prune puddle pulled pulse punch punched punted punter pushy quack quirk racking
   radiating raided raiding railed rained range rapture rasped rational rawer react reacting realer realm rebuking
   recant recanted recenter recentest reception recipe recipient recite reconstructing recover recoverie recreate
   rector rectum reducing reduction refine reformed regal regale regent regional regulate rehearse reign reined
   rejection relapse relapsed relation released releasing relegate relent relented reliable relieve relieved remade
   rename renew rental repaid repent repented reproved requiem required resale resent resented reset resin
   resolution resolved respirator retain reticent retire retrie retriever revelrie revere revered reverent reverie
   reversal reversed reverted revolved rheumatism rhino ricing ridding rider ridge ridging riling ringed rinse
   rinsed risen riser rising risked risky roasting robber robing robot rocking rogue rolled romancing roomy roost
   roped roping rosary rotate rotated rotor rottener rotting rouge rounding rouse route rowed rubbed rubble rubier
   rudder ruder ruing ruining ruled rumor rumored runnier saboteur sager salad salarie salary salon salted salter
   salting salty salute saluting salve sanction sanding sandy sapped satin saucer saunter saute sauteing sawing
   scalar scanting scare scarf scarfing scary scathing scent scheduler schemer schooling scooting scope scored
   scorer scorn scour scouring scramming scrap screwy scrounge scrub scuff scuffing scuffle scuffled sealed seaman
   seamed seared seating sector securing sedan sedate sedated sedating senate sensor separate separately separating
   seventeen severely sewing shack shaded shafting shamed shamming shape shared sharped shaved shell shelling shine
   shingle shinning shiny shipped shirt shock shooing shoot shore shorting shouting shrew shrub shuffle shuffled
   sided siding sidle signal signaled sillie silly simmering simulation sinew singe singed singer singled singly
   sinning sipped siring sissy siting sixth sizing skated skater skein skill skimming skimp skinning skipped
   skirting skulk skying slack slain slang slanting slapped slated slating slice slick slide slimming slink slipper
   slippery slopped slumming slump slung slurring smack smarting smell smelling smite smock smoothing snack sneezed
   snide sniff snipped snitch snore snort snuff snuffing soaped soling solvent soothing sorer sorta souped sourcing
   souring souvenir sowing spangle spanning spatter spatting spelling spent spice spied spike spill spiral spire
   spirit spirited spiriting spite splat splatter splinting spongy spore sported spotted spottier spout spraining
   sprang spray spring springier springing sprinkle sprinkled sprinkling sprinted sprinter sprucing sprung spurn
   spurning spurring spurt spurting sputter squad squaring squatted squattest squiring staff staged staid stain
   staining stake stale stalk stallion stamp stance stanching stank stare stark starlight start starting state
   stated stater stating stave steadying steak steep stern stifle stilled stiller stimulating sting stint
   stipulation stock stoke stoked stomp store straggle straggled straggler straining strait strand stranding
   strange strata straw stray strew strike stringent strip stripped strode stroked strove struggled strum study
   stuffing stuffy stunt suction sugaring sugary suing super supple support surgerie surging suspend suspended
   suspender swathing swatting sweating swill swilling swine swish switch swore swung synopse tabled tacking taint
   tainting taken taker talent talking talons tamer taming tamper tango tanking taped taping tapped tasking taxing
   teach tending tenor tense tensing terse teste their theme therapie there theta thief think thinker thinned
   thinnest thirst thirstier thirsting thong thorn thrice thump timber timed timer tinge tinnier tinning tirade
   tombed tomboy topic towed towel toxic trade tradition trailer trailing trained trainee trait tramp tramped
   trampled transfer transparent trapper trashier trawl tread treed trend trendie trendier trending trial tribal
   trill tripo tripped troop troubled truanting truest trustier trusty tubed tuned tuner tunic twine twinning
   twitching tying typed udder ulterior ultimatum undoe undue unique unite unsure untenable untie untruer unusable
   upped uptight urged usher usurp uteri utter uttering vagina vaginae valet valley value valved vented venture
   verbiage vertebrate vertically vertice vestige vital waddling waded wafer waffling wager wailing waiter waked
   waken wakening waking walked walling waltzing wander wandered wanderer warbling warden waste watery waver weaker
   weakling weary wedder wedged weigh weighty weird weirder welder whacking whaler whaling where whine whiten
   whiter widen wilder witch worst wreak wreaking wrest wresting wright write yearn youngest`.split(/\s+/),
)
