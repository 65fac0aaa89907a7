import { useQuery } from '@tanstack/react-query';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { badgesAskedFor } from '#domain/companies/company-status.ts';
import { paths } from '#domain/paths.ts';
import { fetchFailures } from '#web/admin/admin-messages.ts';
import { formatTime } from '#web/admin/ui/admin-table.tsx';
import { DetailsList } from '#web/admin/ui/details-list.tsx';
import { Modal } from '#web/admin/ui/modal.tsx';
import { callApi } from '#web/api/call-api.ts';
import { CompanyTags } from './company-tags.tsx';
import { placeText } from './place-text.ts';

/** All fields of a company, and what helps to decide on it. */
export function CompanyDetailsDialog({ company, onClose }: { company: AdminCompany; onClose: () => void }) {
  const { id } = company;
  const { data, isError } = useQuery({
    queryKey: ['company', id],
    queryFn: () => callApi('GET', '/api/admin/companies/:id', { id }),
  });
  const { website } = company;
  return (
    <Modal title={company.name} onClose={onClose} isWide>
      <CompanyTags company={company} />
      <DetailsList
        fields={[
          ['Location', company.location],
          ['Map location', placeText(company)],
          ['Service area', [company.serviceArea, ...company.moreServiceAreas].join(', ')],
          ['Email', company.email && <a href={`mailto:${company.email}`}>{company.email}</a>],
          ['Phone', company.phone],
          [
            'Website',
            website && (
              <a href={website} target="_blank" rel="noopener noreferrer">
                {website}
              </a>
            ),
          ],
          ['Description', company.description],
          ['Specializations', company.specializations.join(', ')],
          ['Certifications', company.certifications.join(', ')],
          ['Industries', company.industries.join(', ')],
          ['Equipment types', company.equipmentTypes.join(', ')],
          ['Established', company.yearEstablished],
          ['Employees', company.employeeCount],
          ['Source', company.source],
          ['Submitted', formatTime(company.createdAt)],
          ['Last edited', formatTime(company.updatedAt)],
          ['Asks for', badgesAskedFor(company).join(' and ')],
          ['Featured until', company.featuredUntil],
          ['Missing', company.missing.join(', ')],
        ]}
      />
      {company.duplicates.length > 0 && (
        <>
          <h3>Possible duplicates</h3>
          <ul className="admin-list">
            {company.duplicates.map((other) => (
              <li key={other.id}>
                {other.approved ? (
                  <a href={paths.company(other)} target="_blank" rel="noopener">
                    {other.name}
                  </a>
                ) : (
                  other.name
                )}
                , {other.location}: same {other.same.join(' and ')}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Verify certificates at</h3>
      {isError && <p role="alert">{fetchFailures.companies}</p>}
      {data?.registers.length === 0 && <p>We know of no register for the certifications this company lists.</p>}
      <ul className="admin-list">
        {data?.registers.map(({ certification, label, url }) => (
          <li key={`${certification} ${label}`}>
            {certification}:{' '}
            {url === null ? (
              label
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
      {company.approved && (
        <p>
          <a href={paths.company(company)} target="_blank" rel="noopener">
            View public profile
          </a>
        </p>
      )}
    </Modal>
  );
}
