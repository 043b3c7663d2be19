import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { testDir } from '../../../scripts/testing/stages.ts';

/** A lead as the functions of the sample tenants have stored it. */
type StoredLead = {
	id: string;
	form: string;
	status: string;
	category: string;
	payload: Record<string, unknown>;
	files: { name: string; type: string; size: number }[];
};

/** The leads that were sent with this e-mail address, oldest first. */
export function storedLeads(email: string): StoredLead[] {
	const database = new DatabaseSync(join(testDir, 'data-samples', 'forecourt.db'), { readOnly: true });
	try {
		const files = database.prepare('select name, type, size from lead_files where lead_id = ? order by name');
		return database
			.prepare('select * from leads where json_extract(payload, ?) = ? order by created_at')
			.all('$.email', email)
			.map((row) => ({
				...(row as Omit<StoredLead, 'payload' | 'files'>),
				payload: JSON.parse(String(row['payload'])) as StoredLead['payload'],
				files: files.all(row['id'] ?? null) as StoredLead['files'],
			}));
	} finally {
		database.close();
	}
}
