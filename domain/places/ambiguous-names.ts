/**
 * Towns and regions whose names are words of the trade, of everyday English or of company names. In a search they are places
 * only after a word such as "in", or with a region or country: "in Reading", "Mobile, Alabama".
 */
export const AMBIGUOUS_PLACE_NAMES: ReadonlySet<string> = new Set(
  `access accord alliance alma alpha angle apex arc array art ash aurora average bald ball bandar bank bar barrow bath battle bay
  beacon bear beaver bell bend best beta bird black blue bolt boom boss branch brand bridge bright broad brook buffalo
  burg burn camp cape carbon cargo case cast castle casting cave cell central century champion chester church circle city
  civil class clay clean clear clinton coast coil column commerce concord condor control core corner corona cross crane
  creek crown crystal current date day deal delta desert diamond dig digital direct dome dos drum dual dye eagle earth
  east echo eden edge elk emerald energy enterprise ever fair falcon fall falls ferry field fine fire first fish flat
  flint flow force ford forest fork fort forward founder fox free freedom front fuel full gap gas gate general genesis
  georgia giant global gold golden good grand granite great green grove guide half hall harbor harbour hawk heat helium
  heritage high hill hole holiday home hook hope horn horse house hull hunter ice imperial independence industry ion iron
  island jacket jet joint joy key king lake lance laser lead leak lens level liberty lift light lily line link lion live
  load lodge loop lot lucky lynx magna main male manifold marathon march marine mark market mars mast master mat max
  media mercury mesa metal metro mill mine mineral mirror mission mobile modern moment moon moss most motor mount
  mountain mouse nancy national net new nice nickel night normal north nova nuclear oak ocean octagon oil old olympia
  omega opal orange orbit orion oval pacific page palace palm park pass peak pearl phoenix pilot pine pioneer pipe plan
  plate plum point polar pole police polish polo port portal post power premier pressure price pride prime progress pump quality
  quest radium rail rain rainbow ranger rapid ray reach reading red reform regal regent reliance rich ride ring river
  rock rocket rod roman roof root rope rose round royal ruby rugby rule rust safe sage sail saint sale salt same sand sandwich
  santa sapphire scale scan school sea seal senior sharp shell shield ship shore signal silver site sky snow solid sound
  source south spa spark speed sphere spirit split spring square stamp standard star start state steam steel stone storm
  strand stream strong success summit sun superior supply sure surface surprise swan table tank target temple test
  thermal tiger time tiny titan top total tours tower town track trade transit treasure triangle trident trinity tube
  tulip turner twin union unique unity university universal valley value van vector vent venture verify vernon vessel
  victor victoria victory view viking village vision vista volt vulcan wall war ware watch water wave way weld well wells
  west wheel white wide wild wind winner wire wise wolf wood woods work works world worth yard young zone colon fountain junction mach manly parole pest portage savage seaside
  stow tome uptown`.split(/\s+/),
);

/** Towns of them that are meant beside what is done or who does it: "ndt reading", "bath crane inspection". */
export const TOWNS_BESIDE_WORK: ReadonlySet<string> = new Set(
  'bath buffalo chester nancy nice phoenix reading rugby split'.split(' '),
);
