import { Drawing, Label } from './drawing.tsx';

const PENETRANT_STEPS = ['1 Clean', '2 Penetrant', '3 Remove', '4 Developer'] as const;

export const PenetrantDrawing = () => (
  <Drawing title="Penetrant testing in four steps: clean the surface, let the penetrant creep into the crack, remove the excess, let the developer draw the rest out.">
    {PENETRANT_STEPS.map((name, index) => (
      <g key={name} transform={`translate(${10 + index * 118} 0)`}>
        <path className="metal" d="M0 110H44L53 180L62 110H106V210H0Z" />
        {index === 1 && <path className="liquid" d="M0 98H106V110H62L53 180L44 110H0Z" />}
        {index === 2 && <path className="liquid" d="M45 114H61L53 180Z" />}
        {index === 3 && (
          <>
            <path d="M0 102H106" strokeWidth="10" stroke="var(--line)" strokeLinecap="butt" />
            <path className="liquid" d="M36 97H70L60 116L53 180L46 116Z" />
          </>
        )}
        <text x="53" y="240" textAnchor="middle">
          {name}
        </text>
      </g>
    ))}
    <Label x={10} y={60} to={[60, 118]}>
      Crack open to the surface
    </Label>
    <Label x={300} y={60} to={[417, 94]}>
      Indication
    </Label>
  </Drawing>
);

export const TensileDrawing = () => (
  <Drawing title="Stress and strain of mild steel in a tensile test: elastic line, yield, tensile strength at the highest point, and fracture, with the elongation that remains.">
    <path d="M60 20V215H455" />
    <path className="ray" strokeWidth="3" d="M60 215L96 105L102 116Q112 112 122 114Q190 60 270 56Q340 58 390 108" />
    <path className="leader dashed" d="M60 105H96M60 56H270M390 108L354 215" />
    <path className="flaw" d="M385 103L395 113M395 103L385 113" />
    <Label x={8} y={14}>
      Stress
    </Label>
    <Label x={410} y={238}>
      Strain
    </Label>
    <Label x={112} y={150} to={[98, 106]}>
      Yield strength
    </Label>
    <Label x={196} y={38}>
      Tensile strength Rm
    </Label>
    <Label x={400} y={104}>
      Fracture
    </Label>
    <Label x={120} y={240}>
      Elongation after fracture A
    </Label>
    <path className="leader" d="M60 222V228M354 222V228M60 225H354" />
  </Drawing>
);

export const HardnessDrawing = () => (
  <Drawing title="Hardness indents: Brinell measures the diameter of the mark of a ball, Vickers the diagonals of a pyramid, Rockwell the depth of a cone or ball under two loads.">
    <path className="metal" d="M10 90H150V130H10ZM170 90H310V130H170ZM330 90H470V130H330Z" />
    <circle className="device" cx="80" cy="74" r="24" />
    <path className="device" d="M216 44H264L240 106ZM380 44H420L400 116Z" />
    <circle cx="80" cy="182" r="24" />
    <path d="M240 154L268 182L240 210L212 182ZM212 182H268M240 154V210" />
    <path className="ray" d="M56 182H104M212 182H268M436 90V116M430 90H442M430 116H442" />
    <path className="leader dashed" d="M400 116H436" />
    <text x="80" y="30" textAnchor="middle">
      Brinell
    </text>
    <text x="240" y="30" textAnchor="middle">
      Vickers
    </text>
    <text x="400" y="30" textAnchor="middle">
      Rockwell
    </text>
    <text x="80" y="240" textAnchor="middle">
      Diameter
    </text>
    <text x="240" y="240" textAnchor="middle">
      Diagonals
    </text>
    <text x="400" y="160" textAnchor="middle">
      Depth
    </text>
  </Drawing>
);
