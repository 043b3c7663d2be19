import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openLead } from '../../../netlify/leads/store/sealed-answers.ts';
import type { StoredLead as LeadRow } from '../../../netlify/platform/db/rows/lead-rows.ts';
import { vaultOf } from '../../../netlify/platform/runtime/secrets.ts';
import { testDir } from '../../../scripts/testing/stages.ts';

const dataDir = join(testDir, 'data-samples');

/** A lead as the functions of the sample tenants have stored it. */
type StoredLead = {
	id: string;
	form: string;
	status: string;
	category: string;
	/** Every answer, the encrypted ones among them. */
	payload: Record<string, unknown>;
	/** What the database can be read for without the secret. */
	readable: Record<string, unknown>;
	files: { name: string; type: string; size: number }[];
};

/** The leads that were sent with this e-mail address, oldest first. */
export function storedLeads(email: string): StoredLead[] {
	const database = new DatabaseSync(join(dataDir, 'forecourt.db'), { readOnly: true });
	try {
		const files = database.prepare('select name, type, size from lead_files where lead_id = ? order by name');
		return database
			.prepare('select * from leads where json_extract(payload, ?) = ? order by created_at')
			.all('$.email', email)
			.map((row) => {
				const lead = { ...row, payload: JSON.parse(String(row['payload'])) } as unknown as LeadRow;
				const opened = openLead(lead, () => vaultOf({ FORECOURT_DATA: dataDir }));
				return {
					...(row as Omit<StoredLead, 'payload' | 'readable' | 'files'>),
					payload: { ...opened?.payload },
					readable: { ...lead.payload },
					files: files.all(row['id'] ?? null) as StoredLead['files'],
				};
			});
	} finally {
		database.close();
	}
}
