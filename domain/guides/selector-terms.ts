import type { SelectorMethodCode } from './selector-methods.ts';

/** The smallest flaw to expect under good conditions, and the limit to know, for one method in one situation. */
type Choice = { method: SelectorMethodCode; smallest: string; limit: string };

/** One question of a buyer. The first choice is the usual one. */
export type Situation = {
  flaw: string;
  material: string;
  access: string;
  temperature: 'ambient' | 'hot';
  choices: readonly Choice[];
};

export const choice = (method: SelectorMethodCode, smallest: string, limit: string): Choice => ({
  method,
  smallest,
  limit,
});

export const SURFACE_CRACK = 'Crack at the surface';
export const INNER_CRACK = 'Crack inside';
export const FUSION = 'Lack of fusion or penetration';
export const PORES = 'Porosity, slag and other inclusions';
export const PLATE = 'Lamination or lamellar tear';
export const WALL_LOSS = 'General wall loss';
export const PITS = 'Pitting';
export const TUBES = 'Wall loss in exchanger tubes';
export const TUBE_CRACK = 'Crack in exchanger tubes';
export const SCC = 'Stress corrosion cracking';
export const FATIGUE = 'Fatigue crack';
export const CREEP = 'Creep damage';
export const HYDROGEN = 'Hydrogen damage (HIC, HTHA)';
export const COATING = 'Coating flaw';
export const LEAK = 'Leak';
export const MATERIAL = 'Wrong material';
export const HARDNESS = 'Hardness out of range';
export const SHAPE = 'Dent or deformation';
export const HOT_JOINT = 'Hot electrical joint';
export const DISBOND = 'Delamination or disbond';
export const FLANGE_FACE = 'Corrosion of a flange face';
export const UNKNOWN = 'Growing flaw, place unknown';
export const FERRITIC = 'Carbon and low-alloy steel';
export const AUSTENITIC = 'Austenitic stainless steel';
export const LIGHT = 'Aluminium';
export const NICKEL = 'Nickel alloy and titanium';
export const CAST = 'Casting or forging';
export const COMPOSITE = 'Composite and GRP';
export const CLAD = 'Clad or overlaid steel';
export const NON_FERROUS_TUBE = 'Non-magnetic tube';
export const ANY_METAL = 'Any metal';
export const ONE_SIDE = 'One side, bare';
export const BOTH_SIDES = 'Both sides of the weld';
export const COATED = 'Through coating';
export const INSULATED = 'Through insulation (CUI)';
export const INSIDE = 'From inside';
export const PIPELINE = 'Girth weld of a new pipeline';
export const UNDER_SUPPORT = 'Under a pipe support';
export const HIDDEN = 'Hidden or buried length';
export const RUNNING = 'In operation or under load';
