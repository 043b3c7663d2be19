import type { MakerCodes } from './maker-code.ts';

/** Built in Japan (USER-10). Nissan’s JN1 was Infiniti’s, too: only models of Nissan are named, at the marks 7 to 9. */
export const japan: MakerCodes = {
	Acura: 'JH4',
	Daihatsu: 'JDA JD1',
	Hino: 'JHD JHF JHH',
	Honda: 'JHM JHL JHG JH2 JH3',
	Infiniti: 'JNK JNR JNX',
	Kawasaki: 'JKA JKB',
	Lexus: 'JTH JTJ JT8',
	Mazda: 'JM0 JM1 JM3 JM6 JM7 JMZ',
	Mitsubishi: 'JA3 JA4 JMB JMF JMY',
	Nissan:
		'JN1...T30 JN1...T31 JN1...T32 JN1...Y61 JN1...Y62 JN1...R51 JN1...Z33 JN1...Z34 JN1...Z50 JN1...Z51 JN1...D22 JN1...N16 JN1...J32 JN1...R35 JN1...E25 JN1...E26',
	Subaru: 'JF1 JF2',
	Suzuki: 'JS1 JS2 JS3 JSA.JB JSA.JC JSAAZC JSAEZC JSAFZC JSA.YA JSA.YB JSAJT JSAERA JSAERC',
	Toyota: 'JTD JTE JTF JTG JTM JTN JT2 JT3 JT4',
	Yamaha: 'JYA JYE JY4',
};
