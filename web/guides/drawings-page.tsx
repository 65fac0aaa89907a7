import type { ComponentType } from 'react';
import { guides } from '#domain/guides/guides.ts';
import { paths } from '#domain/paths.ts';
import { LandingSection } from '#web/landing/landing-sections.tsx';
import { HardnessDrawing, PenetrantDrawing, TensileDrawing } from './drawings-of-tests.tsx';
import {
  EddyCurrentDrawing,
  MagneticDrawing,
  PhasedArrayDrawing,
  RadiographicDrawing,
  TofdDrawing,
  UltrasonicDrawing,
} from './drawings-of-waves.tsx';
import { GuideFrame } from './guide-frame.tsx';
import { type GuideProps, guidePage } from './guide-route.tsx';

type Figure = { id: string; title: string; text: string; href: string; Drawing: ComponentType };

const FIGURES: readonly Figure[] = [
  {
    id: 'ut',
    title: 'Ultrasonic testing (UT)',
    text: 'The time of the echo gives the place of the flaw, its height on the screen a measure of size. A flaw that lies flat to the beam is missed: so welds are tested with two or more angles.',
    href: '/ultrasonic-testing-services',
    Drawing: UltrasonicDrawing,
  },
  {
    id: 'paut',
    title: 'Phased array (PAUT)',
    text: 'Small delays between the elements steer the beam. The scan plan shows whether the fan covers the whole weld with an angle that suits the bevel.',
    href: '/phased-array-ultrasonic-testing-services',
    Drawing: PhasedArrayDrawing,
  },
  {
    id: 'tofd',
    title: 'Time-of-flight diffraction (TOFD)',
    text: 'The time between the two tip signals gives the height of the flaw, to about a millimetre. The lateral wave hides flaws just below the surface, the back-wall echo those at the bottom.',
    href: '/time-of-flight-diffraction-services',
    Drawing: TofdDrawing,
  },
  {
    id: 'rt',
    title: 'Radiographic testing (RT)',
    text: 'It shows volume: pores, slag, missing metal. A crack shows only if it lies nearly along the rays. The wire indicator on the source side proves what the image can show.',
    href: '/radiographic-testing-services',
    Drawing: RadiographicDrawing,
  },
  {
    id: 'mt',
    title: 'Magnetic particle testing (MT)',
    text: 'A crack along the field disturbs it little, so the yoke is turned by about 90 degrees for a second pass. Only ferromagnetic steel can be tested.',
    href: '/magnetic-particle-testing-services',
    Drawing: MagneticDrawing,
  },
  {
    id: 'pt',
    title: 'Penetrant testing (PT)',
    text: 'It finds only what is open to the surface, in any non-porous material. Most misses come from step one and step three: dirt in the crack, or too much washing.',
    href: '/dye-penetrant-testing-services',
    Drawing: PenetrantDrawing,
  },
  {
    id: 'et',
    title: 'Eddy current testing (ET)',
    text: 'The currents run near the surface; a lower frequency goes deeper and sees less detail. A thin coating may stay on the part.',
    href: '/eddy-current-testing-services',
    Drawing: EddyCurrentDrawing,
  },
  {
    id: 'tensile',
    title: 'Tensile test',
    text: 'Steels without a clear yield point are described by the stress at 0.2 % plastic strain, Rp0.2. Elongation depends on the gauge length: compare only equal ones.',
    href: '/tensile-testing-services',
    Drawing: TensileDrawing,
  },
  {
    id: 'hardness',
    title: 'Hardness tests',
    text: 'The three scales measure different things, so conversions are only approximate. For heat-affected zones Vickers with a load of 5 or 10 kgf (HV5, HV10) is the rule.',
    href: '/hardness-testing-services',
    Drawing: HardnessDrawing,
  },
];
const LINKS = [
  { label: guides.methodSelector.label, href: paths.methodSelector },
  { label: guides.weldStandards.label, href: paths.weldStandards },
  { label: guides.glossary.label, href: paths.glossary },
  { label: 'Find NDT companies', href: paths.results({ search: 'ndt' }) },
];

function DrawingsPage({ guide, crumbs }: GuideProps) {
  return (
    <GuideFrame {...guide} crumbs={crumbs} links={LINKS}>
      <LandingSection id="drawings" title="One drawing for each test">
        <div className="guide-figures">
          {FIGURES.map(({ id, title, text, href, Drawing }) => (
            <figure key={id} id={id} className="plate guide-figure">
              <h3 className="mb-3 text-[17px]">
                <a href={href} className="link">
                  {title}
                </a>
              </h3>
              <Drawing />
              <figcaption>{text}</figcaption>
            </figure>
          ))}
        </div>
      </LandingSection>
    </GuideFrame>
  );
}

export const drawingsPage = guidePage(guides.drawings, DrawingsPage);
