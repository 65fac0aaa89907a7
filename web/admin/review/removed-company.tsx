import { useQuery } from '@tanstack/react-query';
import { callApi } from '#web/api/call-api.ts';
import { ReviewHistory } from './review-history.tsx';

type Props = { id: number; next: { name: string } | undefined; onNext: () => void };

/** In the place of a company that is no longer there: what happened to it, and the way back. */
export function RemovedCompany({ id, next, onNext }: Props) {
  const { data, isError } = useQuery({
    queryKey: ['company history', id],
    queryFn: () => callApi('GET', '/api/admin/companies/:id/history', { id }),
  });
  return (
    <article className="check-main">
      <h2>{data?.items[0]?.entityName ?? `Company ${id}`}</h2>
      <p>
        {isError ? 'There was never a company with this number.' : 'This company was removed or merged into another.'}
      </p>
      {data !== undefined && <ReviewHistory entries={data.items} onRestored={() => location.reload()} />}
      {next !== undefined && (
        <p>
          <button type="button" className="button button-line" onClick={onNext}>
            Next: {next.name}
          </button>
        </p>
      )}
    </article>
  );
}
