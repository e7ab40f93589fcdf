/**
 * Words that never count as misspellings of ours, although they sound alike or differ by a letter or two:
 * frequent words of English, Spanish, German, French, Italian, Portuguese and Dutch that otherwise would, and a
 * few of their misspellings. They are the first 25,000 of each by `wordfreq` without those of one stem with ours
 * (`operieren`, `caduta`), and without those that are ours in another spelling (`handebol`).
 */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `curro fibra fibras appartment appartments anker ankers semi semis halbe halben halber neuer consenti acquise aquila pensione krabben
   abgebrochen abouti ademt alentour alieno alimento allaient almeno andem angesprochen annullare anterieure areia
   arena aspettavamo aspirina aspirine atout ausgebrochen bakker bater bauer bayer beker beloning bleus blocking bonus
   boton bouwt brak brighton cannon capsula casuale causa chiami chiamo chimico comedor comigo conhecimento consentir
   consentis correndo corretor corriendo cosquilla costela costole costosa cotee creador cumming defis deiner denver
   desarrollado desgracado desgraciado designation desta destination destrua destruya detra dick dicke diener
   distraccion distrazione distruzione dodge ducky easter einfallt ejecucion ejecutivo election entra equipa ersetzen
   esagerando esperandote esquina facili failli fairly familial familiar fanny folle formation formiga funcionado
   funcionara funky funzionava gehaald genocide geschehen geschenken geschieden geschiedenis geschonden geschreven
   ging gluckstag glucose greatest greta griet groei groeide groet hoffe hofft humain humana humano inde indem indexe
   indie johan kleed kleid knabe knall knarre koeien krachten krijt kristallen laarzen leao luxus maal medie menus
   modder molte mooie moule narben nare neven newer nogmaal norma normaal normale normalen normaler normali normally
   norman onderschat overal overall pensarlo pensaron portale portarle portatile primaire primaria primarily primario
   printable public recordar recordare recorde recorded recorrer recule recuperation regain regiao regio regione
   relative religion requer resume ripe rippen ripper risque sacre sceglie schuchtern secondaire secundaria secundario
   semble sending shall slechte slechter snappen snapte solde soldo solte solve spelen spellen spielen spoelen spullen
   stijl stil succe tache tarzan tenha tesao thorough ticket tough tucker turni vaako vach valvola vastgesteld
   verhungern verwachtingen verzweiflung victoria voordelen voordeur werking zitti
   goin gettin doin havin tryin lookin workin liftin runnin facteur acrochee acroche acrocher accrochees kettler handel handels camiones camion amputados carton cartons laster faktor faktura protien
   abdication abducting aberration abide abler abode abolition abominable abort abortion abscessed absented absentee
   absolut absolutely absolutest absoluut abuser acaba acabou acao acaso acceding accidental accidenti accroche
   accrochee accuser achei achte acidente acquire acrid addicting addio addition additional adio adjusted adulation
   aerial affable affection affliction agent agree ahime aide aided aient aimed aired airiest aiuto alert alienation
   allay allayed allegation allem allen aller alley alliance allie allocation allon alloying alone altar alte alten
   altoo altra altre ambience amending america americain americaine americano amerika among amputate amputating
   andando anello angle anillo anima annal annuelle anoche anterior antic anyone apartamento apartment aperto
   aperture apesar apparatus apparatuse apparel appareled apparelled appartamento appeal appear append appendice
   appending apter aquele aquilo arched archer archive archived arid armed armee armen armie arrayed arriva arrival
   arsch arte arterie articulated articulating artifice artificially artistic asiento aspect aspetta aspettare
   aspetti assenting assim associate associated atrocious atrocity attach attache attacked attacker attending
   attendu attento attest attribute auction auctioned auctioneer audition auge aupre aurai aural authority auto
   automatic autorite auxiliary avaient avait avion avranno avuta avute avuti awhile ayant babble babie backed
   backing backtracking bacon badder bade badge badger bagging bail bailed baisse baiting baked baking balanced
   balder balding bale baled balked ballast ballasted ballasting balled balloon ballot baloney bambina bambini banal
   bancaire banded bandie bandied bandier banding bandy bandying banho banjo banked banker banking bankrupt banner
   banning bano banque banqueted banter barbed barber barca barco bard bare bared barely barer barest barge barging
   baring barked baron barred barrel barrette barring base based basee baser basest basil basin basing basis basked
   bass basta baste batch baton bawdier beaching beadier beading beady beaked beaker beaning beard bearding beast
   beaten beater beating beber became beckon become bedder bedding beech beeper befallen begin behalten beheading
   beholder beige being bekam bekend bekommt bela belch belching belge belie belittle belle bellen bello bellow belo
   bender berth berthing besonder beste besten betalen beyond bezahlen bianco biase bible bicycled bidding biding
   biked bikini bile billed billing billy binder binding bingo binning birch birding birra bitch bite biting blabbed
   blacken blackened blacker blackest blackhead blackjacking blame blamed blamer blanc blanca blanch blanched
   blanching blanco bland blander blank blanked blanking blare blared blase blaze blazed blazer bleach bleached
   bleaching bleak bleaker bleat bleating bled bleef blend blending blessing blick blinding bloc blockade blockage
   blocked bloed blogger blogging blond blonde bloodier blooding bloody bloodying bloom blotter blousing blued bluer
   blurt boar boast bobbing bocca bode boded bodie boding boeken bogging bolder bolsa bomb bombe bonding boned
   boning bonita bonne booby booed booing bookend booking booming boord boost bootee booth booting bord borne borsa
   bossing bounding bovendien bowed bowing bowl boxed boxer brace bracht bracket bragging braid braining brainy
   brake braked bran branched branching branco brand branding brash brass brauch bravo brawn braying breach breached
   breaching breading breadth breaking breakneck breasted breasting breathed breather breed breeder breeding breken
   brethren bricking bride bridged bridle brilliant brine bringe bringen brink briny bristle bristled brittler
   brittlest broach broad broek broker bronco bronzing brood brook brooked broth brown brunch brunching brunt brush
   brut brute bubbled bubblier bubbling bubbly buch bucked bucking buckled buckling budging buen buena bugle bugling
   builder built buiten bulged bulked bulkier bulking bulldozer bullet bulling bully bullying bummer bumped bumpier
   bumpy bunch bunching bunda bundling bungling buone buono buoying buraco burble burbling burglary burie burly
   burnt burp burped bury buse busie bustle bustling butte butterflie butterflied buurt buzze cabbing cabelo cabled
   cach cached cackled cackling cada caddie caddying cade cadeia caged cagey caging cair caked caking caldo cale
   caliber calico calicoe calked callate calle calling cambiar cambiare cambio camel cameo camera caminho camion
   campaign campo cancel candidacy candle caned caning canister canker cankered cannery cannier canning canoe canon
   canteen canter canva capable capelli capisce capitale capitan capitano capo capping captained caption carat
   carcel cardigan cardinal carding career cargo carina caring carino carnal carne caro carol carp carped carpet
   carping carreira carried carrier carriera carrion carro carte carted cartel carter carting carve carved carving
   case cased cash cashier casing casino caste caster castrate catchy cave caved caving cawing cease ceased ceding
   cellar celle cello cement cemented censor censure censured centered centred certaine cessation cesse cette chain
   chaining chalice chame chance changed changer changing channel chant chapel chaplain char charge charlie charm
   charring chart chase chased chassis chaste chastise cheat cheio chess chicer chiding chiesto chili chill chilled
   chiller chillier chilling chily chiming china chine chink chinking chipping chirp chisel choice choir choked
   chord chore chose chronicle chronicled chut cider cielo cinder cinquieme circled circling cita citation citing
   citric citta clack clacked claim claiming clair clamber clambered clan clang clank clanking clase clash clasp
   classe classy cleaned cleaner cleanest cleaning cleanlier cleanse cleansed cleanser clearness cleat clerical
   climaxing climbed clime clinging clinic clipping clocked clocking clogging cloister clone closer closet closeting
   closing cloth clothed clothing clotted cloud clout clouting clove clown clube clumsier clustered clutter
   cluttered coagulate coagulated coarse coast coating cobra coche cocked cocking codding code coded codice coding
   coercion coffee coffer coiling coining coisa coked coking coll collection collective collega colly colone colonel
   colonial colonie colonise colonize colony color colpa column comer comet comida cominciare comme commerciale
   comming commissioned commissioner community compleanno complete completed completer completion compressing
   comprise comprised compulsorie comunque conceit conceited concentrating concert concerto concession conclude
   concluded conclusion conclusione conclusive concoction concourse concrete concurred conditional conditioned
   conducive conduct conducted conductor conflict confuse confused confusion congenial conical connection conning
   connote conquer conquered conquest consecutive consent construe consume consumed consumer consummate consummated
   contar conte contempt conto contra contractor contrary contrite contrive contro controle controllo conventionally
   conviction convulse convulsed convulsing cooing cooked cooking cooling cooping coped coping copping copying coral
   cored coring corked cornea corner cornered cornier corning cornmeal corollary coronarie corpo corpse corral corre
   correction corrective corridor corrosion corset corso corte cosa cose cosie costing cottoning couch couched
   cougar could counter countrie county courage courier coursed courser court courtesy cowing cozie crabbed crac
   cracker crackle crackled craggier crammed crane craned craning crank cranked crankier crankiest cranking crass
   crasser crate crated crater crave craved crazed crazier creak creaked create creer creia crest cried crime crimen
   cringe cripple crisp crispy critical croak croaked crock crocuse croire cronie crookeder croon crooned crooning
   cropped crosser crouch crouched crowed crucifix crucifixion crude cruel cruise cruiser crummier crunched crusade
   crusaded crusader crush crushed crustier crutch crying cuddling culling culo cunning cupping cura curbed curbing
   curdle curdling cure cured curing curiosity curled curly currie curried curry currying curse cursed cursing
   curter curving customer cute cuter cycled cymbal dado dagli daise dalla dallo damen damming damning dampen dancar
   danced dancer dandy dangling danke danno dano darken darkened darning darte dasein dashing dated daunting dawning
   dazing dazzling deadliest deadline dealt debit debited debt debug decease deceased decent decently decimate
   decirte declined decorate decree dedication deeming defacing defame defeat defecate defected deference deficient
   definite deflated deflation deflect degenerate degenerating degl deixar dejado dejame deject dela delay deli
   delis deliver delivered deliverie dell delle dello delta demented dense densitie dentro departed dependant
   dependence dependency deplore deplored depois deport deported deputy derivation desafio descended descendent
   deserted deserter designate desisted despacio despite despondent dessous detect detente detracted detto developed
   developer deviated deviating devout dezassete diagnose diagnosing diagnostic diameter diante diarrhea diceva
   dicing dico dictated dictation dietary diferencia diferente differente differenza difficult difficulte diffused
   diffusion digging diking dilate dilating dilute diluted dilution dimming dimpling dining dinning diocese dipped
   direccion direct direction direkt direst direto disable disabled disappear disaster disciple disclaim disclose
   discomforted discorded discretion disculpe discus discuse discuss discussion diseased disgrace dislocating dismal
   dismally disorderly dispel dispense disperse dispersion dispiace displace displease dispoe dispoem disquiet
   dissecting disseminate disseminated dissension dissented dissenter dissertation disso dissociate dissociated
   dissociation distance distanced distaste distillation disto distorter distract distraction disturb disturbed
   disuse divergence divinest diving dizzying doble doce docking dogging doit dolare dole doled doling dollar
   dollari dolling domain dominated domino dominoe donde donne donnee donor dooming doped doping dosing doting
   dotting dottore doubled doubly dovrai downy dozing dragen draining draped draping draughtier dread drift dripped
   dripping dritte dritten dritter drone droned droning drooled drooling droop drooped drooping drown druben druk
   drunk drunken duck dulce dumber dunce duping during dwell dwelt dynasty earl earring earthed earthier earthing
   earthly easing echoe eerie eher eight eighteen eighth eikel einen elasticity elder elector elegance elevate
   elevating eleven eltern elve embarrass emblem embodie embodied emergence emergencia emergencie emergenza enema
   enemy enfrente enigma enkele enlarge enter entertainment entre enzyme epaulet epoca epoch equate equilibrium
   equip erachter erection erotic erwarten erwartet escalate escalated escalator escapade escapar escape espada
   especial espera espere essaying estabamo estad estada estamo estando estao estare estarei estareis estavamo este
   estivesse esto estuviese eternity ether etre evening exceptional executing execution executor exemption exercised
   exerting exhausting existence expediting expertise extinction extortion fable faccia facciamo facciano facciate
   faced facesti facet facetious facial facil facile facilitie facility facing factored factory fading faece failed
   failing fainter faintest fair fairer fairy faite faith faking fala fale falei fallible fallt falo false falser
   falsitie falsity falter faltered faltering fame famed fancied fancier fancying fanning fantasied farce fared
   farei farete faring farle farlo farmed farther fascinate fascist fasted fasten faster fatal fatigued fating fato
   fatta fault faulting faze fazed fazem fazia fazing feasible feast feathered featherier feature featured fecero
   feeling feest feestje feigning feint feinted feinting felling fence fending feront ferrying festa fester festered
   fetching fete feted feting fettered fetuse feuding fevrier fezze fiancee fiber fibre fica ficam ficara fielding
   fiend fierce fiercer fierier fight figure filed filing filling filter filtered filtering filthier fined finer
   finess finesse finest fingered finta fire firearm fired firmer fission fist fitted fitter fittest fiver fixation
   fixed fizer fizzy flac flail flailing flair flake flame flared flash flatter flattered flatterer flattering
   flattery flaunted flaunting flaw flecking fleecier fleecing fleet fleeter fleshier flexed flexibly flexing flied
   flier flighty fling flint flirt float flood flooding flora flore flour fluffier fluster flustering flute fluted
   fluttered flyer flying foaling foamier foamy foible foiling foist folgende fonction fooling foram forbear forcing
   fording forearmed forego foreskin forewarn foreword forgo former formo forse forswear forte forth fortie fortieth
   forty forwarded forwarder fosse foste fouling found fount fowling frage fragility frail frailer frailest frailtie
   frailty framed fraying freed freeing freer freezer frequencie frequency frequent frequented frequenter
   frequentest frequently fretted fretting friar fried fright fringe frisk frisky frizzier frond frontage fronte
   frost froth frown fruit fuese fuesen fuhren fuiste fulling fully fumed functionally functioned furent furie
   further furthering fuse fusing fussed fussier fussing fussion fussy fute fuzze fuzzed fuzzing gable gamble game
   gamed gamer gamma gamme gander gangling gaping garde gardener gashing gassing gating gavel gazing gearing geben
   gebeurt gebruiken genau generate genial genially gentling genus gepraat geraakt gerade geral gerettet geschrieben
   gesprochen gesproken gestation geven gibing gigging gilded ginning giornata giuro glade gland glassing glazing
   glide glided glue glued glut glutted glutting glutton gnashing gobble gobbled gobbling godlier golfed goner goody
   goofier goofing gopher gosling gosta gott gotte gotten grace gracing graded grader grado graft grain gran grander
   grandest grandeur grandi grant grape graphing grasping grassing grate grated grater graved gravel graven graver
   gravie gravy graze grazing greasing greener greenery greeted greeting greying grilling griming grin grinning
   gripe griping gritting groan grope groping grossest grounded grove growling grown groyne grubbier gruffer grund
   guarda guesting guida guile guise gunner gusty gute gutted gutter gutting guyed gybing gymnasium gyrate haast
   haben haber habia habre hacen hacker hacking haemorrhaged haggling haler haling halte halted halten haltered
   halve halving hammed hamming hamper hamstrung handbag hande handed handedness handen handier handing handled
   handler handling handrail handy hanged hanger hangt hanker happen hardliner hardy hared haria haring harrying
   hart hast haste hastier hasty hatch hatte hatting hauled haunt haunting hause haven haver havia haying hazier
   hazing headach header headier heady healer healthier heaped hear heard hearing heartache heartbreak hearth hearty
   heat heated heater heath heather heave heaved heaving hedged heeded heeft heftier hefty heiss heliport
   hemorrhaged henry heralded herded heroe herrn heute hiatuse hibernate hibernated hibernation hiding hield hielo
   hierna hiked hiker hilly hinder hinged hinted hinten hinting hipper hippie hipping hiring hissing histoire
   historia historian historic historie hither hitting hiving hoard hoarding hoarse hobbling hocked hocking hoeft
   hoezo hogging holed holen holing holle hombre homed homem homen homer homey homing homme honing hood hooding hoof
   hoofed hoofing hooking hooping hooting hoping horde hording hore horen horizontally horny horsed horst horte hose
   hosed hosing hounding house hover howling hugging hulling humming humorous hunch hunter hurrying hymning
   hyphenated hysteria hysteric impacted imparato impart impatient implicated imprinted inalienable inane inaner
   incident incision incite inclined incompetent indicted indirect induce inducted indulged inert inevitable infect
   infection infer inflammable inflection infraction infused inhale inhaled inherited inhibition iniziare iniziato
   injected injecting injunction inkling inlet insatiable insect inserted insignia inspection inspired installed
   instinct insulting insuring intensify inter interior invented invested irony issued jahr jaime jamb jame jangle
   japon jene jerky jigging jiggling jingle jobbing jogged jogger join joined joking jollying jonge jongen jotting
   jouer joying jugging juggle juggled juggler juggling juist jumbling jumped jumpier junge jungen jusque juste
   justo kamera karat karte keeling keening keeping kerel khakis kicking kidding killed kilning kinda kinkier
   kinking kissing kiting kitten klaar klein knack kneading kneed kneeing knelt knife knight knitting knive knocker
   knocking knotting knowing knuckled koffie kogel kolonel komme konig koning koningin konnte konnten kontrolle
   korper kracht krant laatste lacing lacquer laded ladie lading ladled lage lagged laisse laisser laming lance
   landed lane lang lapping lapse larded large larking larva laser lassen laten later lateraled latex lathe lathing
   latterly laudable lauded lauf lauft laughing lazie lazying leaded leaden leading leafier leafing leaguing leaky
   leaning leaping learning lease leashing leasing leaving ledger leech leeching leeft leered lefter legend leger
   legge leggen leggere legion leiche leide leider lesson letto letzte levee level leven lever levie lezione libre
   licht lieben lifted ligar lighting ligt lilie lilting limbo limiting lined linen liner lingo lire liste listed
   listen listing listless liter literal literally lithe lither litre litter littler lived liven liver livro llega
   lleno llevar loader loafed loafer loathed lobbing lobbying lobotomy locking lodged loftier lofting logged logging
   loiter lolling longe longed longing longo looming looping loopt loosed loosen looser loosing looting lope loped
   loping lopping lorded loser lounge lounging louse lover lowed lowing lowlier lugged lugging lumber lumbered luna
   lunching lunged lungo lutar maakten macche mach mache machined machinery macho machte macing madchen madder
   madman magazine maggior maint maior major majoring malady malaria malice mallard mallet mamae mamma manch manche
   manchen mancher mando maneira manera mangiato mango manha mania manic manicure mannequin manning manor manter
   manually manure manuring mapping marc marched marching mare marginal marginally maria marital marked marker
   market marking marque marquee marring marry marrying marsh marshier marshy marsupial mary masculine mashing
   masking massing mastered masterly mastery match matching material mating matter matting meal meaner meant medal
   media mediante mediation mediator medical medicate medicating medicijnen medico meditation medo meestal meester
   meinem meinen meister mejor menagerie meneer menial mental mente menthol mention mentor mentre mercy merge
   meridian mesma messa messing messy meta metre metro mettere metto mezelf mienne migrant migrate migrated
   migrating migration mijne mijzelf miked miking miliardi militancy militant militarily militate militia milliard
   milling millionaire mimed miming mince mincing mined miner minibus minibuse mining minor minored minoring mired
   miring mision mission misspell mistier misting mitten mixed mixing moaning mobilier mobilise mobilize mockery
   mocking modular mogen moist molest molto monate money monie monkeyed monolithic monte monton montre mooning
   moorden mooring mooting morgue moron mort morta morte morti moteur moth motioned motivo motlier motor motoring
   motto mottoe moulted mounded mounding mount mounting mourned mourning mouth mouthed mouvement movimento mucking
   muere muerta muerte multiplie multiplied multiply murmured muscled muscular musing musket mussel mussing muster
   mustier muter muzzle muzzled nacht nadat naher narration narrower narrowest narrowness nasal natale naval nearby
   neatly necking needling needy neigh neighbored neighborly neighboured neighbourly nela nell nelle nello nero
   nerved nervoso nervous netting nettling neuen neurotic nieuw nigh noche nodding noised noisier noite noose nosed
   nosing nosy notation notch notice notig noting notion notizie nouvel novice nuclei nulla nuovo nutting nuzzling
   obese observer occhio odder oeste oigan olden omver onder onderweg opener opera operand operate operatic
   operating operational operative operator oppressing orange organise organize orthopaedic orthopedic ossia otter
   ouder ouster outed outre overate overbear overeat overeind overhand overhear overheard overheat overheated
   overlaid overland overload overrate overrated overreact overruled oversea overt overused paard paced pacing
   packing padded paddie padding paddled paese paged paging pained paint painter paired palace palate palatial paled
   paling pall palle palling pancaking panda panel panic panicking panned panning pansy panted panther panty papel
   parable parade parakeet paralleled paralyse paralyze parameter parar parce pare parece parede parem parent
   parental paring parka parked parla parle parlent parlo parola parred parring parse parsed parsing part parted
   partenaire parti partially particle partie partied partisan partita partook party pasada pasado pasara pase paso
   passa passado passe passei passen passer passi passion passou pasta paste pasted pastel pastier pastiest pasting
   pasty pate patent patented patently patho patience patienter patiently patio pattern patting pauca paunch
   paunchier paunchiest pause paused pausing paved paving pawed pawing pawned payed paying pazzo peace peacemaker
   peach peccato peco peddle pedi pedlar pedra peeling peeping peering pego pelea pelican pelicula pelvis pelvise
   pena penal pensa pensar pensi pension pensioned penso pepped pepping perch perdao perdi perdido perdio perdon
   perdu perfino permitted perra perro persino persistence persistent persistently perso pert perter perto pesar
   pete peter petty pezzo pharmacy phase phased phasing phone phrase phrased phrasing physic piada piano piccola
   picnicked pictorial picture pictured piddle piece piecing piena pieno piensa piercing pierre piked piled piling
   pillage pilling pined pinked piped piping pique piqued piranha pirate pire pistola piston pistool pitched plaat
   placed placenta placer placing plague plaice plain plainer planar plane planed planeet planet planeta planetary
   planeten planing planked plankton plannen planner plant plantain planted planting plastered plated platformed
   platooned platter platz played plaza plea plead pleasing pleasure pleat pliant plied plopped plopping plugging
   plump pluse plush plying podding poder podia poignant poise poker poking polar pole poled police policemen
   policewoman policy poling polio polite polka polling pollster polo pond pone poner ponie ponto pooling pooped
   pooping poorer pope porca pore pored poring porra portal ported porter porti porto posicion posie posing
   positioned posizione possession postage poste posti postulate potency potent potential poter potesse potessi
   potresti potting pouco pounce pouring powder prairie praise praising prank praten prayer praying preached
   precinct precio precious precision preciso preco preeminent preening pregnancie pregunta pregunto preis premier
   premising preserve presiding preso presque pressed pressured prestige presto presume presumed presuming pretence
   pretense prettier prettying prevision preying prezzo price priced pricing pride pried prime primed primeira
   primeiro primera primero primmer prince pris prisa prisao prised prising prision prism prive privier prize prized
   prizing probable probe proce processed procession processional professed profession profound profusion prolly
   proly prong pronta prophecy prophesie prophesied prophesy propia propped propping propulsion prose prostrate
   prostrated protege proteger protein protested prova provable prove provisional prune psitt psychiatry psyching
   pudding puddle puddling pudiera puede puffier puffy puking pulled pulping pulse pulsing punch punched punning
   punted punter punto pupped pupping pure puree purged purring purse pursing pushover pushy puso putting puttying
   puzzling quack quacked quadrupled quadruplet quaked quandary quarante quarrel quarried quarrying quartz quedan
   quedar quedo queered queerer queering quell quelling quello quench quere quereis querem querer queried querying
   quiche quicken quiere quieren quinze quipping quirk quise quiser quite quitter quizze quizzed quizzical quoting
   rabid raced racer racking radiating radii radioed radish radium ragging raging raid raided raiding railed rained
   raisin raising raking rallying ramming ranching randomness range raped rapide raping rapping rapture raring
   rasped rasping rated rating ratio rational ratting raving ravished rawer razed razing react reacting ready real
   reale realer realised realized realm realty reappeared rebuking recall recant recanted receipt receipted receive
   receiver recemment recenter recentest reception recipe recipient recite reciting reconstructing recourse recover
   recoverie recreate rectangle rector rectum recurred recursion reducing reduction reduire reeking refine
   reflection reformed refraction regal regale regent regina regional regularly regulate rehearse reign reina reined
   reining reise rejection relacion relapse relapsed relation relatorio relazione released releasing relegate relent
   relented relevance reliable reliance relieve relieved relive remade remained remaking remedial remedy removable
   rename rende renew rental repaid repay repent repente repented replacing replay reponse reposed reproved repulsed
   requiem required reread resale resent resented resentful reset resetting resident resilient resin resolution
   resolved resolver respirator response resta reste restent resting resto resurface retail retain retained retainer
   retching rethink reticent retire retraction retrie retriever retten retype revelrie revere revered reverence
   reverent reverie reversal reversed reverted revient revision revisione revolved revolver rheumatism rhino rhyme
   rhyming ribbing riced ricing ridding riddling rider ridge ridging riecco riesce rigging rigid riling rimming
   ringed rinse rinsed ripping rise risen riser rising risked risky roasting robber robbing robing robot rocking
   rogue role rolled rolling roma romance romanced romancing romp roofing rooking rooming roomy roost rooting roped
   roping rosary rosto rotate rotated rotor rottener rotting rouge rounding rouse route rowdier rowed royally rubbed
   rubbing rubble ruber rubie rubier ruby rudder ruddier ruder rued ruffian ruffing ruing ruining ruled ruling rumor
   rumored rumour rumoured runnier rustling rutting saboteur sabre sacar sacco sache sachen sack sacking sacred
   saddled sadistic safely safest sage sager sailing sala salad salaire salarie salary salga salio salivate salle
   sally salon salt salted salter saltier salting salty salute saluting salvar salvare salve sanction sand sandier
   sanding sandy santo sapped satellite satin sauber saucer saucier sauer saunter saute sauteed sauteing sawing
   scabbed scabbing scaffold scalar scaled scaling scanned scanning scanter scantier scanting scarce scare scarf
   scarfed scarfing scarier scaring scarpe scarring scarve scary scathing scatter scattered scent scented scepter
   schedule scheduler scheint scheisse schelen scheme schemer scherzo schiessen schieten schiff schlimmer schoenen
   schooling schreiben schrijf schrijven schwein scoffed scooped scooping scooted scooter scooting scope scoping
   scored scorer scorn scorso scour scouring scouting scramming scrap screwy scrounge scrub scuff scuffing scuffle
   scuffled scurried scurrying scusate scuttling scything sealed sealing seaman seamed seamen seaming seared season
   seating seaweed secession sechsten seconda seconde seconded seconden secondi secondly secondo secretion secretive
   sectioned sector secure securing sedan sedate sedated sedating sediment seduction seeding seedling seedy seeking
   seele seeming seeping seethe seethed seething segno sehen seien seine seite seizing selected selection selector
   sell semen senate sendo senhor senor senora senore senso sensor sentence sentience sentir sento separate
   separately separating serei serenity seria serie serion server sesso setimo sette settimana setting settled
   settlement settling seul seventeen seventh severely severity sewing sexing shack shaded shady shafting shake
   shamed shaming shammed shamming shape shared sharped shatter shaved sheathe sheathed sheerer shelf shell shelling
   shimmer shine shingle shingled shining shinning shiny shipped shipping shirt shock shocking shoeing shooing shoot
   shopped shopping shore shoring shortened shortest shorting shouldered shouldve shouting shoving showing shrew
   shrub shuffle shuffled shutter shutting sibling sicking sickle sicklier sided siding sidle sidling siediti siete
   sieve sieving sifting signal signaled signalled signing silenced sill sillie silly silt silting simmer simmering
   simulation sinal sine sinew sing singe singed singer singing singled singly singular singularly sinking sinning
   sinuse sipped sipping siring sissy sistema siting situacion situation situazione situe sixteenth sixth sixtieth
   sizing sizzling skated skater skein skidding skill skimming skimp skimping skinning skipped skirting skulk skying
   slaap slabbing slack slacking slain slaking slander slang slanting slapped slapping slated slating slaving
   slaying sleeper sleepier sleeping sleeted slice sliced slick slicked slicking slid slide slimier slimmed slimmer
   slimming slink slipper slippery slipping slit slither slitter slitting sloped slopped slotting sluice slumming
   slump slung slurring smack smarting smell smelling smiling smite smiting smitten smock smocking smoker smokier
   smoking smoother smoothing smother smoulder snack snared snatched sneezed snide snider sniff sniped sniping
   snipped snipping snitch snitched snooker snooped snootier snore snort snuff snuffing snuggle soaking soaped
   soared sober socked socking softened softer sogar sogno soiling soldi soled solemn soli solia soling sollen
   sollten solvent sombre sonho soort soothing sootier sopped sorer sorge sorta sorte sorting souped source sourcing
   souring souvenir sowing spangle spangled spanning spared sparred spater spatted spatter spatting spaying
   spearhead speciale speedier speel spel spelling spelt spent spherical spice spicier spicing spied spiel spielt
   spijt spike spiking spill spilling spindlier spineless spinster spiral spiraled spiralled spire spirit spirited
   spiriting spit spite spited spiting spitted spitting spittle splat splatter splinted splinter splinting spoilt
   spongy spookier spooking spooned spooning spoor spore sporran sported spotted spottier spotting spout spraining
   sprang spray sprayed spraying sprechen spreken spring springier springiest springing sprinkle sprinkled
   sprinkling sprinted sprinter sprucing sprung spurn spurning spurring spurt spurting sputter squad squalling
   squander square squared squarer squaring squashed squatted squattest squeakier squinted squinter squiring staan
   staat stacking stad staff stag staged stagger stagione staid staider stain staining stake staking stale stalk
   stallion stamp stamping stance stanch stancher stanchest stanching standig stando stank stap stara starai starb
   starch starchy stare stared stark starlight staro starred start starting state stated stately stater stati
   stating stationed statt staunchest stava stave stavo steadier steadying steak steal steam steed steek steeling
   steep steeped steeper steeping steeple steering steht stel stelen stelle stellen stelt stemming stencil stepped
   sterben stereo stern stesso stewing sticky stiffened stifle stifled stilled stiller stilling stilted stimulating
   sting stingy stink stint stinted stipulation stock stocked stockier stoel stoke stoked stoking stolid stom
   stomached stomp stond stoning stooped stooping stopper stopping store storing storming stowing straggle straggled
   straggler straighter strainer straining strait strak strana strand stranded stranding strange stranger strangle
   strano strasse strata straw stray straying streaked street streetcar stretched stretcher strew stricken stricter
   strike string stringent stringier strip stripped strode stroked stroking strongly strove struggled strum strung
   studio study stuffing stuffy stumping stung stunt stunted stupider sturen stutter stuttered stuur stuurde style
   styled styling such suche suchen sucker sucking suckling suction sueno suffice sugaring sugary suing suitability
   suiting sulkier sull sullen sullo super supervisor supone supple suppler supplied supplier support supporter
   supportive surgerie surging surprise surveyor suspend suspended suspender swagger swaggered swaggerer swapped
   swathed swathing swatted swatting swaying sweating sweeper sweeping sweeten sweetened swig swigging swill
   swilling swine swiped swiping swish switch switched swooped swore swung synopse synopsis syntax systeem tabbing
   tabled tacking tackling tagging tail taint tainting taken taker talent talking tallest tallying talons tamer
   taming tamper tango tanking tanning tape taped taping tapped tapping tarring tarrying tasking taxiing taxing
   taxis teach tease teeing teeth teethe tendance tending tendo tendra tendrian teneis tenga tenia tenida tenido
   tenir tenor tense tensing tente tera terceira tercera terei teria terme terrain terribile terribly terse test
   teste tested tester texte thanking thanx thawing thee their theist theme therapie therapist there theta thief
   think thinker thinned thinnest thirst thirstier thirsting thirteen thong thorn thornier thrice thrill thrilled
   thriller thrilling thriving throttle thudding thumbing thump thunder thyme tick ticking tiding tidying tienda
   tiene tieni tierra tiffing tightened tightest tiling tilling timber timed timer tinder ting tinge tinging tinier
   tinker tinnier tinning tinting tipping tirade tiring tiver tivera tomb tombed tomboy tome tommy topic torna torni
   torno totaal totaled totalled toured towed towel toxic trabaja trabajamo trabajan trabajar trabalho traced
   tracing tracked trade traded trading tradition traduzione tragen trailer trailing trained trainee trait tramp
   trampa tramped trampled trance transcend transfer transparent trapezoid trapper trapping trasero trashier trata
   tratar tratta traum traumatise traumatised traumatize traumatized travaille trawl trazer tread treed trein
   trekking trend trendie trendier trending treno trial tribal tricking trickle trickster trifle trill trilled
   trilling trimming tripe tripled triplet tripling triplo tripo tripped triste trois trombone troop trooped
   trooping troubled trouser truanting truck trucking truest truing trumping trusted trustee trustier trustiest
   trusty truth tubed tucking tugging tune tuned tuner tunic tuning turfed turner turno turnover tust tutor twine
   twining twinning twitching tying typed typen typhoid typing tyrant udder ulterior ultimately ultimatum
   unconsciously undoe undue unhappily unico unilaterally unique unite universally unsen unser unserer unsuitable
   unsure untenable unterweg untie untruer unusable upped uptight urged usare usher usurp uteri utter utterance
   uttering vagina vaginae vale valet valley value valved veertig velho vendre venire venite venomous vente vented
   venture ventured verbal verbiage verkeerde verleden verlieren verliezen verlo verloren versteckt verstehst
   vertebrate vertically vertice vestige vial vicing vicini vicino viram vising visioned vital voelt volevi voller
   vuelto vuelvo waddling waded wafer waffling wagen wager wailing waiter waked waken wakening waking wakker walked
   walling walter waltzing wander wandered wanderer wapen warbling warden waren warst waste watery waver weaken
   weaker weakling weary wedder wedged weedier weekend wegen weigh weighed weightier weightiest weighty weird
   weirder weiter welder werd werden werder werdet were wereld weren werken weten wezen whacking whaler whaling
   wheeling wheezed whence whend where wherell whetting whine whined whinnied whiten whiter whither whittle whizzing
   widen wilde wilder winced windier window wined winged winked wisst wist witch witte wobble woken wolf woman wonen
   wooded woody wooed woolen woolly woord woorden word worded wordier worsen worst woven wraak wrapping wrath wreak
   wreaking wreck wrecking wrenching wrest wresting wright wring wringer writ write writhe writhing writing wurden
   abertura abkommen abraco acier afonso aktionen alger allait altere amuser anel angel angeli angels angola
   anime antenna apartado apparaitre appare appartiene appartient approvato aprendi archief artiste artistes
   artistica artistico athen athens aussen aussern automatique aviones bach bacio bailey baixar bakken bali
   ballen banche bandeira bandera banderas bandiera bando banen banken barba barbe barnes barros barry basico
   basicos basiert becker bedingt beeindigd beeindruckt behalen beider beitrag belli benche bende benieuwd
   bepalen beperkte bereikte bereiten bereitet bernd betrag betreten bevatten bevelen bewerten bewertet bewind
   bianca bienes biere bilden billet billets blanke bleken borse boucle brano brasilia brein briga brillant
   brillante brits broeders broertje bronnen brooke bruce brucken bruid bryant bulgaria bundes cabe cabello
   cabral cacher cadeau cadena cadenas calda calif calme cambiano cambiata caminhao campinas cancao cancelar
   cancoes cannes canta canto caracter carater cardiff carey carico carolina carr carrega carretera carreteras
   carriere carteira cartera cartoes cassa cazzate cesare chaine chaines chamo charte chasse chaussee chevalier
   chien chiens chino chinos chiste chistes chiuse cierre clave claves clienten clima cobre cobrir colere colle
   collegato colo colocada colocado colocados colorado columbia comerciales concessao conclure conclusao
   conclusie conclusioni concluso concurso conde conduce confusao confusione connerie conquete conquista
   conquistas consta corde coree coreia corey correo correos corretta corriere corse corsi coupe coupes courrier
   coute couvrir crean creare creee creeren criada criadas crier cubrir cuerda cuero cuida cumbre curtir cyber
   dana danken dante darse dauern deelt delft delit deployed deram desarrolla desarrollo desastre desayuno
   diametre dieet diesmal discuter disney dispone distanze dizaine dizaines dolar dominee domingo domingos dorme
   dottori douceur drame drehte drittel droht drukke drukken drukte dubbel duell duiken ecart ecrite einstellung
   electo eleicao eleito eleitos elenco engel engels ensina ensinar erna escolar escolares espalhar espanola
   espanolas esperamos evidenti exista explosie facilite factura facture faltam fascisti fausse fausses faust
   feesten feine feite feiten ferie ferme fermes fette fiere fingir fitting flessen fluss folgenden folie fondi
   foremost franco fressen gabe gasto gastos gebiete gebrauchen gedichte gedichten gedronken geert gemass gemeld
   gera geracoes gerar geraten gerente gerichte gerichtet geriet gerou gesichter gestalten gestaltet gestanden
   gestartet gesto getreten getrokken gewissen gezichten giochi giuria glowing goleiro goles golfe golfo goste
   gostou gouter grafen gravedad gravidade gravita greet grieken griep groepen grossere grosseren gusto gustos
   hagen halfte handelen handeln haufen heft heil herencia herida heridas herrera hetgeen hielp hielt hing hoopt
   hopkins houding hutte hype impianto impiegato infinita inhaber inhalte iniziata inserita insgesamt
   instalacoes installe installer insulti intervient inversiones issu issus jacht jamie japones jason jorge
   judio judios justa kaartje kaartjes kader kaiser kansen kanzler karakter karriere karten kasse kette kiest
   kindes klarer kleineren klicken kochen konstanz korea korean korter koude krafte kreis kroatie kuche kuchen
   kugel labbra laboral laborales landes larmes latte laune lauren lautet leccion lecciones leden leidde leite
   leiten leute lezioni ligacoes luge lune lunghe lutte machtige mancha manco manda manga maniere manieres
   maquinaria marchen marcia marco marcos marie mariee mario marmo marquer marrant marzo maschera maschile
   masculin masculina mateo mecanique medalla medici migranten migranti migratie miranda nacer nader nagels
   nette neveu niche nobel nonche nordlich noto nuages nucleo nulle ombra ombre ondergaan onderhoud ontbreken
   oper operacional operateur operativo optreden optredens osservazione overheden overheid overleed overleefd
   pacto paesaggio paesi pagamento parkeren parteien partent partenza partien pasaba passata passava passent
   patente paulo pech peche pede pelotudo penna pensam pensarci perca pesca pesce pesci pflanzen piante piege
   piene pieni piensan pilar pilote pilotes pinto plaatje plaatjes plaatse plage plaine plainte plaire plait
   planen planete plante plantea planten plantes platen platte platten platze poesia poesie poezie poging
   poignee polen pollo polvo pompiers poule poulet preguntan pregunte preise preisen prenait prenant prenez
   prennent presenti presenza presi pressi presso presta prestes preter preto processi produccion produzione
   progressi promis proteccion proteste provenant quebec quede queja quejas quimicos quince quitte raquel reagir
   reforme reformes regionaal reifen reihen reinen reisen reiter reizen remover renan repartir retenu richt
   rientra righe riunione roca rocas roger rogers romania rosa rosas rossa rotina rover ruiken rumeurs runden
   rutina salao salgo sali salta salut saluti saluto salva sanders santander santi satelite sauver savais
   scatola schatten schattig schatting schatzen schaut scheda scheiden scheinbar scheinen scheitern schema
   schenken schepen schermen scherz scherzi schieben schien schiffe schliessen schmecken schneiden schnellen
   schoen schot schreib schreibe schreien schrieb schrijft schrijver schrijvers schroder schuler schulern
   schutzen schweden schweigen schweren seattle seguenti seguimiento senales sendung sentimenti sentimento
   sentimentos sentimiento sentimientos servent setiembre settembre sicheren siemens sinne sintomas sintomi
   smalle soltar soma somma sospensione spain spateren spielzeug sportiva staande stalin stanco standort stanze
   starke stemmen stemt sterke stets steunt stima stipendi stoff straniera straniere stranieri straniero
   studente stufe sturm sugere suggere sugiere sweden sympathique talen talloze tanden tassen technologies
   technology temor tesis testen thuis tientallen tiere timore tortura tradicion tradiciones tradizione
   tradizioni traduction traicion tranen trieste tristesse tristeza tristezza tubingen ulrich umsetzung venlo
   verbieten verbonden verborgen verbrechen verbreiten vergroten verschillen versteht versterkt vertalen
   vertrage vestigen voegt voert voertuig voertuigen volle vollen volta voltar voltaram voltas voltei vostra
   waarderen waaronder wande weise weisse woanders wundern zanger zangeres zeventig zinsen zitting zugriff
   zurzeit zustande zweden zwolle nee hoor
   stoped stoping desco desce desces
   yearn youngest youre zeichen zillion zincking zingen zipped zipping zoekt zoiet zuster zweiten
   abfall abile abrite accoppiata accrocher accusait achse acquitte adattamento adiccion adultere aerolinea
   afastamento afine afogando agneau agnelli agrar agravamento aguardar aidera aimee aisne akuter alargamento
   alcancada alcunche alfano aline allanamiento allargamento allargato alleate alleato allier altena alvaro amarrar
   amine ampiezza amter anaal anale ancla andina angariar angelina anke annely annulation antemano antena antilla
   antonella antonelli antonello anxieux apache aparicao apesta aplastar apoyaban apparato apparse appartenga
   appartenir appartenu apparue apparve appreso appresso apprezza apprezzo aprenderam aprendio aprendiz aprira aprite
   apuntado apuntando apunte arame arango archie argila argilla ariano arkel arnoud arome arracher arregla arrondi
   artere artistici artistiek asiatica asiatico asis asoma aspa aspira assi associata associatie asta astra asuma
   atena atenda atenta atienda atraco atroce atroci atrocita atrocite attachee attributi attrition aufgebrochen
   aufhangen auftritte auktion ausgedruckt austere auteur auteure automatik autore auxerre avancada aveyron avione
   avoine ayrton baantje baarn babbel babel baciano backen bada bagda bahrein baiano baixe bakje balai balancar balao
   balca ballard balli balzo bana bancari bancaria bancarie bancario banchetti bancomat bandi bandiere bandje banera
   banha banida banke bankia bankier bankroet bankrott banniere banquete banquette bara baralho barbie barbier baren
   barend barile barne baroe barraco barrie barro barron barst bartel basano basco baseert basilare basilari basile
   basilique basque bassano bauzeit bayard baylor beben bedankje beeindigt befreite begehrte begroeten beheben beije
   beitreten beken bekennt bekent bekken belen bemerkte benaderd benadert bendiga bengalen benin bepalend beperk beppe
   berbere bereikten bereite bereitete beren berne berner bernier beruhrte berust besen betaalden beten betreurt
   betreute beuk beuken beurette bevlogen bevolen bewerkte bewonder biblique biene bilhar biljoen billar billard
   billie binde biondi birre blanchet blanda blaren blender bloeien bloeiende bloke bnde boeien boeiende boksen bollen
   bollo bonde bonen bonilla borken borra borre bosnia botst botti bouch bouclee boucler bouclier bouillant braken
   brandde brande brasa breakout breccia breder breien brenner brenta brest brieuc brigada brigam briganti brigar
   briljant brillanti brillar brillen brindar brinde brindo brinkman brit britt broche broden broeder broeken
   brok brokken brotchen brouiller bruch bruciano bruciata bruciate bruciati bruciato bruikbaar brulant brulante bruut
   buchen buckel buckley bucle bugiardo buick buisson buit bullen bullion bullo bunde burlarse burra butta butti
   cabera cabida cabrera cabrio cachoeira cadela cadete cadette cadran cagada cagate cague caid caillou caipira calce
   calde caldera calice calida callo calumnia calvi calvo calze camarada camarera cambiara cambiarme cambiarse
   cambiarte cambino cambodge cameriera camerino camicie camilo caminante camioneta cammini cammino campera campina
   cancoe canje canne canot cansar canse cansei cante canti cantu capira capirai caraiben caray cardapio careta
   carezza caricate carle carly carnot caron carote carotte carrara carreau carregada carregado carregava carreta
   carri carrillo carrio carrito carrozzeria cartier cartoe cartolina carver cary caseiro caser casera casero casier
   casper cassatie casser cassetto casseur cassino cassio castiglia causee causer cavia caxemira cayera cearense
   censimento censurer censuur cerner cerre certitude cessare cetico channing chargera charisme chaser chasis chasser
   chatice chavo checo chego chem chenille chet chiamarmi chiesta chiesti ching chisme chorro chuta cinturon citent
   civati claimen clane clarte classed classee classer clavo clemen cloche cloning cobria cobro cocher coderre
   coerenti coetanei cofre cogumelo coiffer colado colegiado coletada coletado colgo coligacoe colina colla collado
   collaudo collecter collegano collegare collegarsi collegata colli colmena colmo colocarse colorada colorida coluche
   combinar combinare combinata comerciale cominciate comprida comuna concesion concessie conclue conclus conclusa
   concluse conclusi conclusivo conclusoe conclusy concluye concuerda condo conduccion conducen condusse conduzem
   conduzione confeccion config confin confrere confrerie confusoe conjuncion conoscenti conquis conquise conquiste
   conquisto consecucion constructora contusao conviccion conviccoe convoque convoquee copre corazza coreenne corne
   corrette corrie corrieri corsia coruna coscienti cosita costanza costanzo costar cotiere coube coule couro couve
   cramped crasse cravo creara creatie creci creeer creeerde creeis creeria creerle creerse creez criquete croate
   croatie crociata croniche crosby crosta cruciale cuadra cuadrada cuadrilla cubren cuiden cuite culminar culot cutie
   damien dammen dane danen danesa danese dannosa dannose danta danzig darlehen darmen debordement decima decime
   deeltijd dejad demarre denominada deppen derouler desafiou desanimo desarroi desarrolle desaster desata descargo
   descaro descarto designar desligar despegar desumano detran dialecte dialectica dialectique dialekte dialektik
   dialetica dialetti dialettica didattici diestra dilettanti dinamici dipinge dique disabili discusse discute
   discutee discutem discuten discutez diskur dispensa dispersa dispo disponen disponer disponeva disponga disponia
   dissi distanzen distinte doelt doggy doler dolo domina domine domingue domini donut doppen dorfe dorothee doublure
   draden draken dramen dreien dreigen dreven drieen driehoek driessen droegen drohen drohte drohungen droid droogte
   drucker drukker druten duffy duimen dument dummen dumpen eccitazione echarte eckardt eckart eclate edler efficiente
   effiziente eficiente einbindung einde einfahren einfahrt eingebunden einseitige einsetzen einsetzte einzelne
   einzelnen einzelner ekel electore emballe embarcacoe emblee embleem emigrante eminente empeorar empregar encender
   enchente enciende enel ensalada enseigne enseignee enseigner ensene ensinada ensinado ensinam entente entrevisto
   epanouissement eroica eroico erotik erstellung esaltare escolare escolinha esente esista eskaliert espalhada
   esperada esperamo esplora esplorato essentie essentieel essentiel essentiele estallar estinta etnia eventail evitam
   evitan explosieven faalt facenti facette facturen factuur falare fallita familiere farta fascine fasciste fascisten
   fasst fasste fata fatsoen fattura fatturato fatture fatura fauss fayette fazzoletti feierten feinte felsen fere
   ferne feroce feroze ferre ferree fesseln fetten fetzen fijner filature finder finge fingem fingere finte fisse
   flauwe flexivel fliesen fliessen fliessenden florale florent flusse fluye folgendem folgender forcaram forefront
   formaram formatura forten fortin fotzen fragole fraile frasco fregatura friezen frite fugte fuit fusee gabbie gabby
   gambia geante gebete gebissen gebreken gebrouwen geehrte geertje gefass gefressen gegriffen geirrt gejat gemischte
   gemischten gemme genoa genocida genot genozid geoefend gepragte geprezen geraakte gerechte gerede gereist gerent
   geretweet gerichten gerieten geritten gerritsen gert gesandten gesessen gesetzen gesichtern gesichtet gestalte
   gestatten gestattet gesteente gesteuert gestrande gestresst gesturmt gestutzt getolereerd getrennte gettate gevat
   gewrichten gezette gezichtje gioacchino giochiamo giochino girard girate giria giuramento gnocchi goditi gole gomma
   gonne goute gradimento grat grata gratidao gratie gratta gratte gravada gravina greffier gremien grepen grietje
   grieven griffen grijp grinsen groenen groente groetje groeven groning grooming grosserem grosserer grossiere
   grossing guerison gymzaal hach hache hahnchen haller handchen hange hannibal hansen hanteren hardop harter hartere
   hauch hauling haustiere hautement healy heere heffingen hefte hegen heike heine hellingen hemmungen hengel henne
   hennie herbie hernan herrie heupen hiere hiernaar hingen hiper hippe hocken hoff homero hopfen hopkin huang hupen
   hurto huurling huurt iene imitare imiteren impasto impazzito impiccato imputato incerteza incertezza incita
   incitent inestimable infanto infilato infranto infrarood inge ingeschat ingestao ingestion ingestort ingresado
   inhalen inhalten injuria inmersion inscrita insercion inserzione inserzioni insolita instalacoe installare
   installee installent installez instinkt instinto insulaire insultan intenable intervenant intervenuta intervenuti
   intervenuto intestato intocable invaller invencion invenzione invenzioni investida investido investidor investindo
   invocacao invoquant jabon jamon japone jaqueta jogue judeo juicht kabul kabyle kabylie kajak kalle kamel kamin
   kanjer kanne kannste kanzel kapel karel kasper kassiert kaufte kavel ketel kiffe kisten kleidern kleinsten kletsen
   klienten kliffen klikken klippen knacken knoeien koche koele koesteren kollektion kolumbien kolumne konige konijn
   koningen koreaan korner kortere kouder krachen kranker krasser krater kreieren kreuzen kudde kuiken kulisse kummere
   kusten labial laborale lacoste lactose ladite laffe lande lanterna lanus lanze larme larousse laste laterza laude
   lauern laure lauten leccione lecito leefden leerden legare legden leggerezza legione legumbre leidden leidend
   leidet leihen leinen leisen leitte lekkage lesbo lessico lezingen lieden liedern liliana lineamenti linge
   livramento lloviendo lombard lombarda lombardi lombardo luften lungi lustro lute macchia machista machoire macy
   malha malla maltrato mana manchera manica manna manquera manquerait mansa manta maradona marcan marcaron marcato
   marce marchesa marchese marchesi marchetti marchionne marcio maree marek margo marian maris marjan markeert
   markeren marketer markieren markiert markierte marko marly marmer maro marquera marqueur marty marwan marzio
   maschere mattutina maturato maurer mazzi mecanico meccanici meccanico meile meissner menagere mene menee meneze
   metterei mettici meunier mien miene migracao migracion migracione migracoe migrante migrazione miliband millet
   miniere minorenne miralo mirante mistral mitra molle mollen monarchie movimenta muneco muriera murmure naaien nacen
   nagel nando narracao narracion narracione narrazione narrazioni natacha natalizio natascha neder neerzetten neger
   neuling nevel nicho nichte nicken nickt nielsen niger nique noiose noiosi nonkel norse notacao notazione notige
   notigung nuage nuoro odisea odissea omero omstreken ondergaat ondergoed onderuit onttrekken opduiken operacione
   operador operadora operadore operaia operaie operaio operandi operando operano operant operante operanti operaria
   operationeel operationen operationnel operativa operatore operatori operaty operent opern oplevert opmerkte opper
   opperste oprukken opsteken oserei osservata osservate osservato overheerst overhemd overreden overvloed paca
   padella paden paesaggi paesino pagamenti pagarsi paien paient pajero palanca palin pana panache pancetta panchina
   pancho panna pannella pantera panthere pantser panza parametre parapluie parasiet parasieten parche parcouru
   parecian pareco parel parentale paresse parlaient parlante parolacce particion partiel pasadena pasolini passaro
   pasten pastorali patel patenten patenti pathe patin patrie patroe pavel payent pecora pecore pecorino pedacinho
   pedrinho pegamento pegaram pegaria pegarme peiling pelar pellegrini pellicole pendolari pensai pensao pensaria
   pensarmo pensino pensionen pento peone pepsi pera perenne pereza perkin perla perola perrin persi persia persiani
   persiano pertinho pesait pesan pesare pesaro pescar pescaria peseta pessima pessimi pesto petro pettine pezzetti
   pezzetto pieger piele piete pieve pingo pinho pinochet pirineo pixar plaie plak plakaten plakken plakt planear
   planejar planer planetaire planifier planilha plantada plantado plantao plantean plantear plantearse plantee
   plantel planteo plantje platea plateia platicar plegaria pleito plenario plotone plundern poing pointent poitier
   poivre polare poli polie polis polit poliza polizza polla polli pollici polly polpa poly pompei pompen pompeo
   pompier pompoen ponder ponho ponia poole porreiro porsi portier posada posato postou potenze poterci potersi
   potessimo poupe pouso poverino pozzo praatten prager precario prece precetti prede prediger pregar pregate pregati
   pregato pregi pregio pregunten prenaient prenante prendrai prepping presti pretese prettiger preuss prever priez
   proa proclamo produzioni proeza profe profecia profezia proie prole promessi propensa propulsao protegent protetti
   protezioni proue provenza proza prudenza prufer prusse psiquiatra psychiater pulcini pulga pulpo pulsante pulver
   pumpe puno pureza purga purger qaida quaderni quadra quadrada quadrante quaker quebra quebre quebro quiebra quiebre
   quimico quinte quitan quiten quittee quittent quittez quixote quoten radern radioativo radioattivo rangen rappeur
   ratingen ratto reactore reaffirmed reatore reattore reattori redada redattore reeksen reelection refection refermer
   reformar reformatie reformen reginald regine regolato reiben reiken reinado reinsertion relator relatore relatori
   remco renard renaud renderle rendra renten repaire repar repara repare reparei reparo repart resina resine
   respectivo ressen resten restringe restyling retien retiene retira retiree retomada reuna reyna rezeption rhine
   rido ridosso rige rigen rincone rinde rinden ringo rinnovo rinvio rione risca rissen rocca rocken roddelen roker
   rolou romantica romantisme romer ronge rotazione roter rotsen rottami rouble rouille rowe rudo ruinen ruivo rukken
   rumeur runderen saara sacada sacchi saine salari salata salato saldare saldi saldo salia salientar sall salma salmo
   salotti salotto saluer saluta salutaire salutare salutari salvarse salvi sander sanglier sanitarie santarem sapin
   saprai sargento sarmiento sarto satellit satelliti satirique sato sature sauerei saugt saunder scacchi scacco
   scaglie scalare scaldare scatena scattare scemi scettico schaatsen schaatser schafften schalten schalter schattige
   schattingen schauten scheen scheidden scheide schein scheine scheissen schelden schelpen schenden schenen schengen
   schenk schenkung scheppen scherben schere scheren scherven scherza scherze scheten schetsen scheuen scheuren
   schiebe schiebt schiene schienen schiera schijndel schijt schijten schimmel schimmer schimpfen schlager schlagerei
   schlangen schlanker schlauer schleifen schleppen schlesien schlimme schlimmen schmaler schmeiss schmeissen
   schmeisst schmelzen schmieden schmieren schnap schnapp schnecken schouten schreiber schrein schreven schrieben
   schroeven schuif schuiven schuldigen schuldner schulerin schulleiter schulte schulungen schumer schuster schutteln
   schuttelte schutter schutting schwaben schwager schwarmen schweben schweinen schwersten schwingen schwitzen
   schwuler sciemment sciolto scolarise scolarite scrum sculpteur scuotere secchio sectarian secty sedimento sedurre
   segler segmenti seguimento segure segurei sektor seltenen semelle senale sentendo sentenze seppure serale serpenti
   serrure servaient settimo sfondi shilling shitting shocker showtime sichersten siemen simpatia simpatica singulare
   siniestra siniestro sinister sinistre sinopse sintieron sintoma sintomo skaten slacht slater sleale sliep smal
   smaltire smalto smurf solco solene solenne solto sonde soooo sooooo sopraan sorcier sorse soucier spacco spalte
   spamming spanningen sperrung spezzare spingendo spinoff spion spione sponda sponde sprengen springe stabilen
   stadler stalla stalle stammende stampo stanchi standje statica statique steckdose steentje steinzeit stendere
   stento stet stich stiessen stift stijlen stik stilista stilisti stimolo stocker stoet stoken stokje stokken stollen
   stoom storingen stragi strakke stralend strande strane strengere stressee strisce strofe stroken stromae stroming
   strook strophe stucco stufa stufo stumm stumpf stur sturgeon sturme stutze stylist styliste suar sudar sufrieron
   sugerido sugerir sugeriu suggerire suggerito sugiero sujar sumar suministra superi suppone surgiendo
   surgieron suspendiert suture synode tabellone tacone tallo tanken tapon tapone tassazione tasten taube telon temore
   tenais tenus teresina testee testet testspiel testte textiel thais theresia thilo tiede tiefste tiete tijger timor
   timori tippe tirocini toevallige tonfall tonteria toorn torace torhuter tornarci torturar tosse towing tradicione
   traduzioni tragbar traitant transe trascinare traspare travesia travessia travi treinstel triatlon tristan tromba
   trummer tudor tuerie tueur tunis turing tuteur tutore ullrich umzusetzen unternahm vandoor vello veralteten verbaal
   verbouwen verbroken verdreven vereinigen verenigen verletzen verletzten verlieten verlobten verpakking verringern
   verschleppt verschliessen verschluss verscholen verschollen versetzen verspatet verstopft verstoten verstrekt
   verstreut vertaal vertido vertieft verwustet verzetten vestigde vestigio vicosa viertal viktoria violador voando
   voedt volado volador volata volessi volet voltarao voltaria volterra voluta vorbeigehen vorherige vorherigen
   vorzubeugen votado votara votei votera waaien wadden walde walden waldern wandelaar wandeln wanderten weegt weicht
   weilanden whale whole wiegt wiese wille willie winde winden woander wonderen zander zange zangere zauber zeichnung
   zement zensur zerfall zeuren zeventien ziegler zozeer zutage zutaten zwager zwanziger zwecken zweifle zweigen
   zweren zweten zweven zwingt zwolften zwolse`.split(/\s+/),
)
