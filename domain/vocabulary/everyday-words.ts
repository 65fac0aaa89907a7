/** Data table: everyday words that hardly any company has and that are no misspelt words of the trade: "winter" is no "winder" */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `january february march april may june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday spring summer autumn winter morning afternoon evening midnight noon early late later soon ago again always never often
  black blue brown green grey gray orange pink purple red white yellow small large big huge tiny short tall heavy light thin wide narrow
  deep old new young used broken damaged worn dirty dry wet hot warm cold cool hard soft loose tight rough smooth noisy loud quiet strong
  weak unknown strange wrong right true false real fake safe unsafe dangerous legal illegal private public
  ask asked asking bring brought build built buy buying bought call called change changed check choose clean cleaned close closed come
  compare confirm connect continue create cut decide deliver delivered design destroy drive drop eat enter explain fail fall fell feel
  fill find fix fixed follow forget found gave gets goes going gone grow happen happened hear held help hide hold hurt hurry inform
  install installed join keep kill know known leach learn leave left lend less let lie like listen live load look lose lost loses
  made make mean meet mend miss moved need notice open order own paid pay pick plan play prove pull push put raise reach read receive
  refuse rent repair replace reply report request rescue return ride run said sale save saw say see seen sell send sent serve set share
  show shut sign sit sleep smell sold solve sort speak spend spill spoil stand start stay steal stick stop store study swap take taken
  talk teach think throw took travel treat tried trust try turn understand unload wait walk want wants wash watch went win
  wish write wrote yes
  account advice agent amount answer arm baby back bag bank bathroom bedroom bird board body book boss bottom boy brand bridge brother
  budget bus cake car card care case cash cat caster cause chance child children church class client climate clock cloud coast coffee
  colour color copy corner country couple course cover customer cup data daughter deadline debt dog dollar door dream dress driver drink
  dust earth east edge egg else end enemy euro example eye face family farm farmer father fear fence field finger finish fire fish
  floor flower food foot friend fruit fun game garden girl glass goal god gold grass group guest guide hair half hand hat head health
  heart history hole holiday home hope horse hospital hotel hour house idea insurance insurer issue judge jury kid kitchen lady land
  language law lawyer lawsuit leather letter library life list lord luck lunch mail man manager market match matter meal meat member
  memory men message middle mile milk mind minute money month moon mother mouth movie music name nature neck news night north nose note
  number office opinion owner page paint pair paper parent park part party past payment peace people person phone photo picture piece
  place player point police pool post power prison problem product profit proof property purpose question rain reason record rest
  resort result rice risk road rock room rule school science sea season seat second secret sense shape shelf shirt shoe shop side size skin sky
  smile snow society son sound south space sport staff star state station step story street student style success sugar summer sun
  supply surprise system table task tax teacher team term theory thing ticket title tool town toy trade traffic trip trouble truth
  type uncle user value video view village visitor voice wall war water way weather wedding week weight west wife wind window woman
  women wood word work worker world worry year yesterday`.split(/\s+/),
);
