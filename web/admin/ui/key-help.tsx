import { useState } from 'react';
import { useKeySwitch } from './key-switch.ts';
import { Modal } from './modal.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** The button that shows what each key does, and can turn them off. */
export function KeyHelp({ keys }: { keys: readonly (readonly [key: string, action: string])[] }) {
  const [isOpen, setOpen] = useState(false);
  const [isOn, turn] = useKeySwitch();
  useShortcuts({ '?': () => setOpen(true) });
  return (
    <>
      <button type="button" className="mini" onClick={() => setOpen(true)}>
        Keys{isOn ? '' : ': off'} <Key name="?" />
      </button>
      {isOpen && (
        <Modal title="Keys" onClose={() => setOpen(false)}>
          <label className="admin-check">
            <input
              type="checkbox"
              data-first=""
              checked={isOn}
              onChange={(event) => turn(event.currentTarget.checked)}
            />
            Single letters run actions
          </label>
          <dl className="key-help">
            {keys.map(([key, action]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{action}</dd>
              </div>
            ))}
          </dl>
          <p className="admin-hints">Keys do nothing while you type. Escape leaves a field.</p>
        </Modal>
      )}
    </>
  );
}

/** A key beside the name of its action, while keys run actions. */
export function Key({ name }: { name: string }) {
  const [isOn] = useKeySwitch();
  return isOn ? (
    <span className="key" aria-hidden="true">
      {name}
    </span>
  ) : null;
}
