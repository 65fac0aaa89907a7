import { Drawing, Label, WeldedPlate } from './drawing.tsx';

export const UltrasonicDrawing = () => (
  <Drawing title="Angle-beam ultrasonic testing: the beam leaves the probe, reflects at the bottom of the plate, meets lack of fusion at the edge of the weld, and returns.">
    <WeldedPlate />
    <path className="device" d="M92 120V86L122 76L158 104V120Z" />
    <path className="ray" d="M130 120L220 210L288 142" />
    <path className="flaw" d="M285 130L291 155" />
    <Label x={60} y={60} to={[112, 82]}>
      Probe on a wedge
    </Label>
    <Label x={70} y={240} to={[196, 188]}>
      Sound beam
    </Label>
    <Label x={225} y={240} to={[289, 152]}>
      Lack of fusion
    </Label>
    <Label x={352} y={172}>
      Weld
    </Label>
    <path d="M330 70H460M345 70L350 24L355 70M415 70L420 42L425 70" />
    <Label x={330} y={90}>
      Sent
    </Label>
    <Label x={396} y={90}>
      Echo
    </Label>
  </Drawing>
);

export const PhasedArrayDrawing = () => (
  <Drawing title="Phased array: a row of small elements sends beams at many angles from one position and draws a fan-shaped image of the weld.">
    <WeldedPlate weld={300} />
    <path className="device" d="M112 120V88L150 72L186 104V120Z" />
    <path stroke="var(--slab-ink)" d="M124 92l8-3M134 88l8-3M144 84l8-3M154 82l6 5M162 89l6 5" />
    <path
      className="ray"
      d="M160 120L236 210M160 120L252 210M160 120L268 210M160 120L290 210M160 120L316 210M160 120L352 210"
    />
    <path className="flaw" d="M286 168L291 188" />
    <Label x={40} y={56} to={[136, 84]}>
      Array of elements
    </Label>
    <Label x={60} y={240} to={[208, 176]}>
      Many angles, one position
    </Label>
    <Label x={350} y={88} to={[291, 176]}>
      Flaw
    </Label>
  </Drawing>
);

export const TofdDrawing = () => (
  <Drawing title="TOFD: a transmitter and a receiver on both sides of the weld. Four signals arrive: the lateral wave, the upper and the lower tip of the flaw, and the back wall.">
    <WeldedPlate weld={240} />
    <path className="device" d="M84 120V92L112 84L132 120ZM396 120V92L368 84L348 120Z" />
    <path className="ray dashed" d="M124 124H356" />
    <path className="ray" d="M120 122L240 152L360 122M120 122L240 182L360 122" />
    <path className="ray dashed" d="M120 122L240 210L360 122" />
    <path className="flaw" d="M240 152V182" />
    <Label x={40} y={74}>
      Transmitter
    </Label>
    <Label x={440} y={74} end>
      Receiver
    </Label>
    <Label x={196} y={90} to={[224, 122]}>
      Lateral wave
    </Label>
    <Label x={40} y={240} to={[200, 178]}>
      Waves from both tips
    </Label>
    <Label x={440} y={240} to={[300, 168]} end>
      Back-wall echo
    </Label>
  </Drawing>
);

export const RadiographicDrawing = () => (
  <Drawing title="Radiographic testing: rays from a small source pass through the weld to a film or detector. A pore lets more radiation through and shows darker.">
    <path className="metal" d="M90 128H390V178H90Z" />
    <path className="weld" d="M212 128Q240 114 268 128L246 178Q240 183 234 178Z" />
    <circle className="device" cx="240" cy="26" r="9" />
    <path className="ray" d="M236 36L120 206M240 36V206M244 36L360 206" />
    <ellipse cx="240" cy="150" rx="9" ry="7" fill="var(--sheet)" stroke="var(--stop)" />
    <path className="device" d="M104 206H376V216H104Z" />
    <path strokeWidth="3" d="M286 124H322" />
    <Label x={262} y={31}>
      Source
    </Label>
    <Label x={336} y={96} to={[306, 122]}>
      Wire indicator
    </Label>
    <Label x={20} y={100} to={[231, 149]}>
      Pore
    </Label>
    <Label x={104} y={242}>
      Film or detector: darker below the pore
    </Label>
  </Drawing>
);

export const MagneticDrawing = () => (
  <Drawing title="Magnetic yoke: the field runs through the steel from leg to leg. A crack across the field pushes it out of the surface, where particles gather.">
    <path className="metal" d="M20 140H460V220H20Z" />
    <path className="device" d="M120 140V60Q120 40 140 40H340Q360 40 360 60V140H326V74H154V140Z" />
    <path className="ray" d="M137 144Q240 196 343 144M137 150Q240 226 343 150" />
    <path className="ray" d="M226 148Q240 116 254 148" />
    <path className="flaw" d="M240 140V166" />
    <g className="dots">
      <circle cx="231" cy="134" r="3" />
      <circle cx="240" cy="129" r="3" />
      <circle cx="249" cy="134" r="3" />
      <circle cx="236" cy="136" r="3" />
      <circle cx="245" cy="136" r="3" />
    </g>
    <Label x={190} y={30}>
      Yoke
    </Label>
    <Label x={172} y={104} to={[238, 130]}>
      Particles
    </Label>
    <Label x={40} y={246} to={[180, 172]}>
      Magnetic field
    </Label>
    <Label x={330} y={246} to={[242, 164]}>
      Crack across it
    </Label>
  </Drawing>
);

export const EddyCurrentDrawing = () => (
  <Drawing title="Eddy current testing: a coil with alternating current induces circular currents in the metal. A crack forces them aside and changes the impedance of the coil.">
    <path className="metal" d="M90 130H440L390 226H40Z" />
    <path className="device" d="M196 60H284V116H196Z" />
    <path stroke="var(--slab-ink)" d="M196 72H284M196 84H284M196 96H284M196 108H284" />
    <path d="M216 60V34M264 60V34" />
    <ellipse className="ray" cx="240" cy="166" rx="94" ry="30" />
    <ellipse className="ray" cx="240" cy="166" rx="62" ry="19" />
    <ellipse className="ray" cx="240" cy="166" rx="32" ry="9" />
    <path className="flaw" d="M292 154L318 188" />
    <Label x={300} y={84}>
      Coil
    </Label>
    <Label x={40} y={98} to={[152, 156]}>
      Eddy currents
    </Label>
    <Label x={350} y={116} to={[302, 164]}>
      Crack
    </Label>
    <Label x={150} y={250}>
      Conductive metal, any kind
    </Label>
  </Drawing>
);
