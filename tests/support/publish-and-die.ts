// Publishes a site and kills its own process before file system call number N of the swap. Run by publish.test.ts.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [out = '', killAt = '0'] = process.argv.slice(2);
let calls = 0;
const counted = { renameSync: fs.renameSync, rmSync: fs.rmSync, existsSync: fs.existsSync };

function armed<Args extends unknown[], Result>(call: (...args: Args) => Result) {
	return (...args: Args): Result => {
		if (++calls === Number(killAt)) process.kill(process.pid, 'SIGKILL');
		return call(...args);
	};
}

const { tenantDirs } = await import('../../scripts/publish/paths.ts');
const { Staging } = await import('../../scripts/publish/disk/staging.ts');
const staging = new Staging(tenantDirs(out, 'motors'));
staging.begin();
staging.write('index.html', 'new');
staging.write('b/index.html', 'new b');
Object.assign(fs, {
	renameSync: armed(counted.renameSync),
	rmSync: armed(counted.rmSync),
	existsSync: armed(counted.existsSync),
});
syncBuiltinESMExports();
staging.publish({ keepPrevious: false });
