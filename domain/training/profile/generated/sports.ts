// Written by `npm run knowledge` from domain/training/profile/data. Change that.
import type { Sport } from '../../../reading/lexicon/sports.ts'
import type { SportRecord } from '../other-training.ts'

export const SPORTS: Readonly<Record<Sport, SportRecord>> = {
  'running': {"name":"running"},
  'cycling': {"name":"cycling"},
  'swimming': {"name":"swimming","asks":"back and shoulders"},
  'football': {"name":"football","contact":true},
  'american-football': {"name":"football","contact":true},
  'rugby': {"name":"rugby","contact":true},
  'basketball': {"name":"basketball"},
  'volleyball': {"name":"volleyball"},
  'tennis': {"name":"racket sport"},
  'climbing': {"name":"climbing","asks":"back, arms and grip"},
  'martial-arts': {"name":"martial arts","contact":true},
  'hiking': {"name":"hiking"},
  'rowing': {"name":"rowing"},
  'skiing': {"name":"skiing"},
  'dancing': {"name":"dancing"},
  'hockey': {"name":"hockey","contact":true},
  'crossfit': {"name":"CrossFit"},
  'yoga': {"name":"yoga","easy":true},
  'pilates': {"name":"Pilates","easy":true},
  'walking': {"name":"walking","easy":true},
  'golf': {"name":"golf","easy":true},
  'other': {"name":"other activity"},
}
