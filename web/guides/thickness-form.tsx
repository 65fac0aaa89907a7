import { PIPING_CLASSES, THICKNESS_CODES, type ThicknessField } from '#domain/guides/thickness-input.ts';
import { WALL_SHAPES, type WallField } from '#domain/guides/wall-thickness.ts';
import { paths } from '#domain/paths.ts';
import { FormField, type FormState } from '#web/ui/form-field.tsx';

/** What was typed into the form, and into the other one of the page, which stays as it is. */
type Props = { form: FormState; other: Record<string, string> };
type FieldProps = { form: FormState; name: ThicknessField | WallField; label: string };

/** The readings. The answer is a page of its own, whose address can be sent to a colleague. */
export function ThicknessForm({ form, other }: Props) {
  return (
    <form method="get" action={`${paths.inspectionIntervals}#result`} className="plate p-5">
      <Carried values={other} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        <Choice form={form} name="code" label="Code" options={THICKNESS_CODES} />
        <Choice form={form} name="class" label="Piping class (API 570 only)" options={PIPING_CLASSES} />
        <Choice
          form={form}
          name="unit"
          label="Unit"
          options={[
            { id: 'mm', name: 'Millimetres' },
            { id: 'in', name: 'Inches' },
          ]}
        />
        <Thickness form={form} name="required" label="Required thickness" isRequired />
        <Thickness form={form} name="latest" label="Latest thickness" isRequired />
        <Day form={form} name="latestDay" label="Day of the latest reading" isRequired />
        <Thickness form={form} name="previous" label="Previous thickness" />
        <Day form={form} name="previousDay" label="Day of the previous reading" />
        <Thickness form={form} name="first" label="First thickness" />
        <Day form={form} name="firstDay" label="Day of the first reading" />
      </div>
      <div className="not-printed mt-5 flex flex-wrap gap-2">
        <button type="submit" className="button button-ink">
          Calculate
        </button>
        <a href={paths.inspectionIntervals} className="button button-line">
          Worked example
        </a>
        <button type="button" className="button button-line" data-print hidden>
          Print
        </button>
      </div>
    </form>
  );
}

/** What pressure asks of a wall, with an address of its own. */
export function WallForm({ form, other }: Props) {
  return (
    <form method="get" action={`${paths.inspectionIntervals}#wall`} className="plate p-5">
      <Carried values={other} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <Choice form={form} name="shape" label="Shape" options={WALL_SHAPES} />
        <Thickness form={form} name="diameter" label="Inside diameter, corroded; pipe: outside" isRequired />
        <Thickness form={form} name="efficiency" label="Joint efficiency E, at most 1" isRequired />
        <Thickness form={form} name="pressure" label="Pressure P, such as 1.7 MPa" isRequired />
        <Thickness form={form} name="stress" label="Allowable stress S, such as 138 MPa" isRequired />
        <Thickness form={form} name="wall" label="Wall at the next inspection" />
      </div>
      <button type="submit" className="not-printed button button-ink mt-5">
        Calculate the wall
      </button>
    </form>
  );
}

function Carried({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function Thickness({ isRequired = false, ...field }: FieldProps & { isRequired?: boolean }) {
  return (
    <FormField {...field} isRequired={isRequired}>
      {(props) => <input {...props} inputMode="decimal" autoComplete="off" maxLength={12} />}
    </FormField>
  );
}

function Day({ isRequired = false, ...field }: FieldProps & { isRequired?: boolean }) {
  return (
    <FormField {...field} isRequired={isRequired}>
      {(props) => <input {...props} type="date" />}
    </FormField>
  );
}

function Choice({ options, ...field }: FieldProps & { options: readonly { id: string; name: string }[] }) {
  return (
    <FormField {...field} isRequired>
      {(props) => (
        <select {...props}>
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
