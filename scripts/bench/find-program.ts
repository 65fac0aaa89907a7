import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program that may be installed; undefined when it is not. */
export function findProgram(name: string): string | undefined {
  // Debian keeps servers out of the path of ordinary users.
  const directories = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return directories.map((directory) => join(directory, name)).find((path) => existsSync(path));
}
