import { type ReactNode, useState } from 'react';
import type { AdminNote } from '#domain/admin/admin-note.ts';
import { MailList } from '#web/admin/mails/mail-list.tsx';
import { DetailsList } from '#web/admin/ui/details-list.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { Confirm, Modal } from '#web/admin/ui/modal.tsx';
import { Notes } from './notes.tsx';

type Field = readonly [label: string, value: ReactNode];
type Action = { isPending: boolean; run: () => void };
type Props = {
  title: string;
  caseNumber: string;
  sender: Field;
  email: string;
  fields: readonly Field[];
  text: Field;
  replySubject: string;
  quarantineReason: string | null;
  /** What happens while it is held. */
  quarantineNote: string;
  release: Action;
  /** Absent where the role does not allow it. */
  deleteSpam: Action | undefined;
  notes: readonly AdminNote[];
  notePath: '/api/admin/service-requests/:id/notes' | '/api/admin/contact-messages/:id/notes';
  id: number;
  mails: { requestId: string } | { contactMessageId: string };
  /** Between the text and the mails. */
  children?: ReactNode;
  /** More buttons. */
  actions?: ReactNode;
  onClose: () => void;
};

/** What a visitor has sent, what became of it, and what an admin can do with it. */
export function LeadDialog({ title, email, quarantineReason, release, deleteSpam, onClose, ...lead }: Props) {
  const [textLabel, text] = lead.text;
  const isQuarantined = quarantineReason !== null;
  return (
    <Modal title={title} onClose={onClose} isWide>
      {isQuarantined && (
        <p className="admin-conflict">
          Held as suspected spam: {quarantineReason}. {lead.quarantineNote}
        </p>
      )}
      <DetailsList
        fields={[
          ['Case number', <code key="case">{lead.caseNumber}</code>],
          lead.sender,
          [
            'Email',
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          ...lead.fields,
          [
            textLabel,
            <span key="text" className="admin-text">
              {text}
            </span>,
          ],
        ]}
      />
      {lead.children}
      <h3>Emails</h3>
      <MailList query={lead.mails} empty="No emails" />
      <Notes id={lead.id} notes={lead.notes} path={lead.notePath} />
      <div className="admin-dialog-actions">
        {isQuarantined && <QuarantineButtons release={release} deleteSpam={deleteSpam} />}
        {lead.actions}
        <a className="button button-ink" href={`mailto:${email}?subject=${encodeURIComponent(lead.replySubject)}`}>
          Reply by email
        </a>
      </div>
    </Modal>
  );
}

/** Spam is deleted for good, so that asks first. */
function QuarantineButtons({ release, deleteSpam }: Pick<Props, 'release' | 'deleteSpam'>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-line"
        aria-disabled={release.isPending}
        onClick={() => release.run()}
      >
        Not spam: deliver
      </button>
      {deleteSpam && (
        <button
          type="button"
          className="button button-stop"
          aria-disabled={deleteSpam.isPending}
          onClick={() => setAsking(true)}
        >
          Spam: delete
        </button>
      )}
      {deleteSpam && isAsking && (
        <Confirm
          title="Delete as Spam"
          text="Nothing of it can be restored."
          action="Delete for good"
          onConfirm={() => deleteSpam.run()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** While the details are loaded, and if that fails. */
export function LoadingDialog({ failure, onClose }: { failure: string | null; onClose: () => void }) {
  return (
    <Modal title="Details" onClose={onClose} isWide>
      {failure === null ? <Loading /> : <p role="alert">{failure}</p>}
    </Modal>
  );
}
