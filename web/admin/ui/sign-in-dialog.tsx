import { useState } from 'react';
import { MAX_CODE_LENGTH, MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from '#domain/constants.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { Issue } from '#domain/validation.ts';
import { CallError, callApi } from '#web/api/call-api.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { AdminForm } from './admin-form.tsx';
import { Modal } from './modal.tsx';

const UNAUTHORIZED = 401;

export function isSignedOut(error: unknown): error is CallError {
  return error instanceof CallError && error.status === UNAUTHORIZED;
}

type Props = { onSignedIn: () => void; onClose: () => void };

/** Over unsaved work whose session has ended: after signing in, what was begun goes on. */
export function SignInDialog({ onSignedIn, onClose }: Props) {
  const [issues, setIssues] = useState<Issue[]>([]);
  const [problem, setProblem] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const [isPending, setPending] = useState(false);
  const signIn = async (form: HTMLFormElement) => {
    if (isPending) return;
    setPending(true);
    const { email = '', password = '', code } = Object.fromEntries(new FormData(form));
    const body = { email: String(email), password: String(password), ...(code ? { code: String(code) } : {}) };
    try {
      await callApi('POST', '/api/login', { body });
      onSignedIn();
    } catch (error) {
      const reply = error instanceof CallError ? error : undefined;
      const isAsked = reply?.issues.some(({ path }) => path === 'code') ?? false;
      setAsksCode(asksCode || isAsked);
      setIssues(isAsked && !asksCode ? [] : (reply?.issues ?? []));
      setProblem(reply?.reason || 'We cannot sign you in. Please try again.');
      setPending(false);
    }
  };
  return (
    <Modal
      title="Sign in to continue"
      description="Your session has ended. Nothing is lost: sign in, and what you began goes on."
      onClose={onClose}
    >
      <AdminForm issues={issues} onSubmit={(form) => void signIn(form)}>
        {(form) => (
          <div className="admin-stack">
            {problem !== '' && (
              <p role="alert" className="text-sm text-stop">
                {problem}
              </p>
            )}
            <FormField form={form} name="email" label="Email" isRequired>
              {(control) => (
                <input {...control} type="email" autoComplete="username" maxLength={MAX_EMAIL_LENGTH} data-first="" />
              )}
            </FormField>
            <FormField form={form} name="password" label="Password" isRequired>
              {(control) => (
                <input {...control} type="password" autoComplete="current-password" maxLength={MAX_PASSWORD_LENGTH} />
              )}
            </FormField>
            {asksCode && (
              <FormField form={form} name="code" label="Code" isRequired hint="From your app, or a recovery code.">
                {(control) => (
                  <input {...control} autoComplete="one-time-code" autoCapitalize="none" maxLength={MAX_CODE_LENGTH} />
                )}
              </FormField>
            )}
            <p className="text-sm text-soft">
              Without a password:{' '}
              <a href={plainRoutes.beginSignIn.path} target="_blank" rel="noopener">
                sign in on another tab
              </a>
              , then{' '}
              <button type="button" className="link" onClick={onSignedIn}>
                continue here
              </button>
              .
            </p>
            <div className="admin-dialog-actions">
              <button type="button" className="button button-line" onClick={onClose}>
                Back
              </button>
              <button type="submit" className="button button-ink" aria-disabled={isPending}>
                {isPending ? 'Signing in…' : 'Sign In'}
              </button>
            </div>
          </div>
        )}
      </AdminForm>
    </Modal>
  );
}
