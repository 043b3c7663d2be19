// A run of the tests that hangs in a stage with a PostgreSQL started, to be killed. Run by caretaker.test.ts, which is
// told what must not be left: the folder of the cluster, and a process that the stage has started.
import type { TestProject } from 'vitest/node';
import { startCaretaker } from '../../scripts/testing/caretaker.ts';
import { findServerPrograms, startCluster } from '../../scripts/testing/postgres-cluster.ts';
import { runRound } from '../../scripts/testing/run-stage.ts';
import setUp from './cluster-setup.ts';

const hang = `process.stdout.write("stage " + process.pid + "\\n"); setInterval(() => undefined, 1000)`;
const [when] = process.argv.slice(2);

let dir = '';
setUp({ provide: (_: string, value: string) => (dir = value) } as unknown as TestProject);
process.stdout.write(`cluster ${dir}\n`);
if (when === 'once all is up' && findServerPrograms()) await startCluster(dir);
const command = `"${process.execPath}" -e '${hang}'`;
const stage = runRound([{ name: 'hangs', commands: [command] }], { env: {}, caretaker: startCaretaker() });
if (when === 'while PostgreSQL starts' && findServerPrograms()) await startCluster(dir);
await stage;
