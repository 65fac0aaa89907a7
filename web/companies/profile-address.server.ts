import { LRUCache } from 'lru-cache';
import { paths } from '#domain/paths.ts';

const addresses = new LRUCache<string, string>({ max: 10_000 });

/** The address of a profile. Landing pages list the same companies again and again, and a slug takes 2 µs to make. */
export function profileAddress(company: { id: number; name: string }): string {
  const key = `${company.id} ${company.name}`;
  const cached = addresses.get(key);
  if (cached !== undefined) return cached;
  const address = paths.company(company);
  addresses.set(key, address);
  return address;
}
