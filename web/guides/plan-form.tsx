import {
  PLAN_EQUIPMENT,
  PLAN_JOBS,
  PLAN_METHODS,
  PLAN_RULES,
  type PlanChoice,
  QUALITY_LEVELS,
} from '#domain/guides/plan-choice.ts';
import { paths } from '#domain/paths.ts';

type Option = { id: string; name: string };

/** The choices. The plan is a page of its own, whose address can be sent to a colleague. */
export function PlanForm({ choice }: { choice: PlanChoice }) {
  const levels = QUALITY_LEVELS.map((id) => ({ id, name: `Level ${id}` }));
  return (
    <form method="get" action={`${paths.inspectionPlan}#scope`} className="plate not-printed p-5">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        <Choice name="equipment" label="Equipment" value={choice.equipment.id} options={PLAN_EQUIPMENT} />
        <Choice name="job" label="Job" value={choice.job} options={PLAN_JOBS} />
        <Choice name="rules" label="Rules" value={choice.rules} options={PLAN_RULES} />
        <Choice name="quality" label="Weld quality, ISO 5817" value={choice.quality} options={levels} />
      </div>
      <fieldset className="mt-5">
        <legend className="font-semibold text-sm">Methods beside visual inspection</legend>
        <div className="mt-1.5 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
          {PLAN_METHODS.map(({ id, name }) => (
            <label
              key={id}
              className="field flex cursor-pointer items-center gap-2 has-checked:border-ink has-checked:bg-paper"
            >
              <input
                type="checkbox"
                name="methods"
                value={id}
                defaultChecked={choice.methods.includes(id)}
                className="size-4 shrink-0"
              />
              <span className="text-[15px] leading-5">{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-5 flex flex-wrap gap-2">
        <button type="submit" className="button button-ink">
          Write the plan
        </button>
        <button type="button" className="button button-line" data-print hidden>
          Print
        </button>
      </div>
    </form>
  );
}

type ChoiceProps = { name: string; label: string; value: string; options: readonly Option[] };

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <div className="form-field">
      <label htmlFor={`plan-${name}`}>{label}</label>
      <select id={`plan-${name}`} name={name} defaultValue={value} className="field">
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
