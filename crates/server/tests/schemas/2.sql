CREATE TABLE accounts (
        person INTEGER NOT NULL PRIMARY KEY,
        folded TEXT NOT NULL UNIQUE,
        skeleton TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL,
        reset_ms INTEGER,
        made_ms INTEGER NOT NULL
    ) STRICT;
INSERT INTO "accounts" VALUES(128527271032,'ann','ann','$argon2id$none',NULL,1794800000000);
CREATE TABLE admissions (
        table_id INTEGER NOT NULL,
        person INTEGER NOT NULL,
        PRIMARY KEY (table_id, person)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "admissions" VALUES(-7066289143693111373,128527271032);
INSERT INTO "admissions" VALUES(-7066289143693111373,2026523278465399);
INSERT INTO "admissions" VALUES(-6882653873063161828,5524018131625240);
INSERT INTO "admissions" VALUES(-6882653873063161828,8168829517954105);
INSERT INTO "admissions" VALUES(-2970459046286901449,3702135629070094);
INSERT INTO "admissions" VALUES(-2970459046286901449,3902174829161818);
INSERT INTO "admissions" VALUES(7053348741901798532,1214310771586114);
INSERT INTO "admissions" VALUES(7053348741901798532,3326514428626195);
CREATE TABLE blocks (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        person INTEGER NOT NULL,
        whom INTEGER NOT NULL,
        made_ms INTEGER NOT NULL,
        UNIQUE (person, whom)
    ) STRICT;
INSERT INTO "blocks" VALUES(1,128527271032,8168829517954105,5);
CREATE TABLE entries (
        table_id INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        at_ms INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "entries" VALUES(-7066289143693111373,0,1794872384697,'{"seq":0,"at_ms":1794872384697,"fact":{"kind":"created","setting":{"game":"rum","options":{},"seats":2,"pace":{"kind":"none"},"spectators":"by-link","hands":{"kind":"closed"},"floors":"with-people"},"host":2026523278465399,"deals":"143c4f0889e731adfa8ebe193ae585b0cabcdb46f6321972249dd9314fadb59a","jitter":309765920390204971},"sum":"3ed80b8f16315e2201122d2e79a8eed2"}');
INSERT INTO "entries" VALUES(-7066289143693111373,1,1794872384750,'{"seq":1,"at_ms":1794872384750,"fact":{"kind":"sat","seat":0,"person":2026523278465399,"name":"Ann"},"origin":{"person":2026523278465399,"client":1414538681,"cmd":1},"sum":"a8022a71b9f83d70db6ba69cf99630ec"}');
INSERT INTO "entries" VALUES(-7066289143693111373,2,1794872384778,'{"seq":2,"at_ms":1794872384778,"fact":{"kind":"sat","seat":1,"person":128527271032,"name":"Ben"},"origin":{"person":128527271032,"client":2862923605,"cmd":1},"sum":"c2cb0106736c9dd31bc041ebc00f965a"}');
INSERT INTO "entries" VALUES(-7066289143693111373,3,1794872384794,'{"seq":3,"at_ms":1794872384794,"fact":{"kind":"started","match":1,"rules":1},"origin":{"person":2026523278465399,"client":99,"cmd":1},"sum":"45f9efafdb1fe4da997a9dea67411c43"}');
INSERT INTO "entries" VALUES(-7066289143693111373,4,1794872384794,'{"seq":4,"at_ms":1794872384794,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":1,"shown":0},"weight":"decision","set_at_ms":1794872384794,"grace_ms":1794872384794,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"3c73eb2dc3f340fab13f804619565e00"}');
INSERT INTO "entries" VALUES(-7066289143693111373,5,1794872384843,'{"seq":5,"at_ms":1794872384843,"fact":{"kind":"woken","down_ms":49},"sum":"ae5f0f108129e4a53b241348ec297a3e"}');
INSERT INTO "entries" VALUES(-7066289143693111373,6,1794872385022,'{"seq":6,"at_ms":1794872385022,"fact":{"kind":"played","seat":1,"window":1,"actor":"user","action":{"doubles":[],"kind":"set","singles":[2]}},"origin":{"person":128527271032,"client":1,"cmd":1},"sum":"1cacd3a012a211cc16f8a111605c4972"}');
INSERT INTO "entries" VALUES(-7066289143693111373,7,1794872385022,'{"seq":7,"at_ms":1794872385022,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":2,"shown":0},"weight":"decision","set_at_ms":1794872385022,"grace_ms":1794872385022,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"f8aa9e7e014a3912aee1b1cb19edf654"}');
INSERT INTO "entries" VALUES(-7066289143693111373,8,1794872385053,'{"seq":8,"at_ms":1794872385053,"fact":{"kind":"played","seat":0,"window":2,"actor":"user","action":{"kind":"draw-beach","place":2}},"origin":{"person":2026523278465399,"client":1,"cmd":1},"sum":"1cf64e8324a888eb61a3bbe3eedcafbb"}');
INSERT INTO "entries" VALUES(-7066289143693111373,9,1794872385053,'{"seq":9,"at_ms":1794872385053,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":3,"shown":0},"weight":"decision","set_at_ms":1794872385053,"grace_ms":1794872385053,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"6f99290fba042e089d842c733a69ac8a"}');
INSERT INTO "entries" VALUES(-7066289143693111373,10,1794872385073,'{"seq":10,"at_ms":1794872385073,"fact":{"kind":"played","seat":1,"window":3,"actor":"user","action":{"kind":"draw-beach","place":0}},"origin":{"person":128527271032,"client":1,"cmd":2},"sum":"33325a610f64935a64d350df56a3af4b"}');
INSERT INTO "entries" VALUES(-7066289143693111373,11,1794872385073,'{"seq":11,"at_ms":1794872385073,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":4,"shown":0},"weight":"decision","set_at_ms":1794872385073,"grace_ms":1794872385073,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"e1980debf9cd1d67b0debd1b8d929cd8"}');
INSERT INTO "entries" VALUES(-7066289143693111373,12,1794872385124,'{"seq":12,"at_ms":1794872385124,"fact":{"kind":"woken","down_ms":51},"sum":"34e065f4e3f496f1a7b04f812486fccb"}');
INSERT INTO "entries" VALUES(-7066289143693111373,13,1794872385210,'{"seq":13,"at_ms":1794872385210,"fact":{"kind":"played","seat":0,"window":4,"actor":"user","action":{"kind":"draw-beach","place":2}},"origin":{"person":2026523278465399,"client":1,"cmd":2},"sum":"01290174eaa8a5b7c3528c10096d2561"}');
INSERT INTO "entries" VALUES(-7066289143693111373,14,1794872385210,'{"seq":14,"at_ms":1794872385210,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":5,"shown":0},"weight":"decision","set_at_ms":1794872385210,"grace_ms":1794872385210,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"257ef463e1625ebafa95a73a41c5447e"}');
INSERT INTO "entries" VALUES(-7066289143693111373,15,1794872385269,'{"seq":15,"at_ms":1794872385269,"fact":{"kind":"played","seat":1,"window":5,"actor":"user","action":{"doubles":[5],"kind":"set","singles":[]}},"origin":{"person":128527271032,"client":1,"cmd":3},"sum":"46e45c29a23594d8a49cf6b6a9c4c982"}');
INSERT INTO "entries" VALUES(-7066289143693111373,16,1794872385269,'{"seq":16,"at_ms":1794872385269,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":6,"shown":0},"weight":"decision","set_at_ms":1794872385269,"grace_ms":1794872385269,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"b85675fd3564649ca5ef60e683aa9b01"}');
INSERT INTO "entries" VALUES(-7066289143693111373,17,1794872385293,'{"seq":17,"at_ms":1794872385293,"fact":{"kind":"played","seat":0,"window":6,"actor":"user","action":{"doubles":[13,18],"kind":"set","singles":[]}},"origin":{"person":2026523278465399,"client":1,"cmd":3},"sum":"5f83fae0bfa1ae34781e5cae716f5f63"}');
INSERT INTO "entries" VALUES(-7066289143693111373,18,1794872385293,'{"seq":18,"at_ms":1794872385293,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":7,"shown":0},"weight":"decision","set_at_ms":1794872385293,"grace_ms":1794872385293,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"423187cbcce7a928cb63f40f3e186815"}');
INSERT INTO "entries" VALUES(-7066289143693111373,19,1794872385319,'{"seq":19,"at_ms":1794872385319,"fact":{"kind":"played","seat":1,"window":7,"actor":"user","action":{"kind":"draw-beach","place":2}},"origin":{"person":128527271032,"client":1,"cmd":4},"sum":"12620bb18ce84602798c7e817b29871e"}');
INSERT INTO "entries" VALUES(-7066289143693111373,20,1794872385319,'{"seq":20,"at_ms":1794872385319,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":8,"shown":0},"weight":"decision","set_at_ms":1794872385319,"grace_ms":1794872385319,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"b4ebceb32a0c2b3d310469062e078baf"}');
INSERT INTO "entries" VALUES(-7066289143693111373,21,1794872385345,'{"seq":21,"at_ms":1794872385345,"fact":{"kind":"played","seat":0,"window":8,"actor":"user","action":{"kind":"draw-beach","place":2}},"origin":{"person":2026523278465399,"client":1,"cmd":4},"sum":"858723f73aa9f296b4b2984f71b12e66"}');
INSERT INTO "entries" VALUES(-7066289143693111373,22,1794872385345,'{"seq":22,"at_ms":1794872385345,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":9,"shown":0},"weight":"decision","set_at_ms":1794872385345,"grace_ms":1794872385345,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"6471bc23c516c162084cd1b769361de8"}');
INSERT INTO "entries" VALUES(-7066289143693111373,23,1794872385390,'{"seq":23,"at_ms":1794872385390,"fact":{"kind":"played","seat":1,"window":9,"actor":"user","action":{"kind":"draw-beach","place":2}},"origin":{"person":128527271032,"client":1,"cmd":5},"sum":"580cc4c3c37aa257960459b643a95786"}');
INSERT INTO "entries" VALUES(-7066289143693111373,24,1794872385390,'{"seq":24,"at_ms":1794872385390,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":10,"shown":0},"weight":"decision","set_at_ms":1794872385390,"grace_ms":1794872385390,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"c4ae82d167e608600bdc224a950dea0f"}');
INSERT INTO "entries" VALUES(-7066289143693111373,25,1794872385501,'{"seq":25,"at_ms":1794872385501,"fact":{"kind":"woken","down_ms":107},"sum":"1dbfd3f06b40f27730bd7a7971a39bd4"}');
INSERT INTO "entries" VALUES(-7066289143693111373,26,1794872385642,'{"seq":26,"at_ms":1794872385642,"fact":{"kind":"played","seat":0,"window":10,"actor":"user","action":{"kind":"draw-beach","place":1}},"origin":{"person":2026523278465399,"client":1,"cmd":5},"sum":"12c92ac6b20f85977a1f3d8939f1ec38"}');
INSERT INTO "entries" VALUES(-7066289143693111373,27,1794872385642,'{"seq":27,"at_ms":1794872385642,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":11,"shown":0},"weight":"decision","set_at_ms":1794872385642,"grace_ms":1794872385642,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"dd76a0d9f403fd3238ff1fa7a4c6e34c"}');
INSERT INTO "entries" VALUES(-7066289143693111373,28,1794872385701,'{"seq":28,"at_ms":1794872385701,"fact":{"kind":"played","seat":1,"window":11,"actor":"user","action":{"kind":"draw-beach","place":0}},"origin":{"person":128527271032,"client":1,"cmd":6},"sum":"1207dd541537a6474f317430cb328b11"}');
INSERT INTO "entries" VALUES(-7066289143693111373,29,1794872385701,'{"seq":29,"at_ms":1794872385701,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":12,"shown":0},"weight":"decision","set_at_ms":1794872385701,"grace_ms":1794872385701,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"08cbfc4cbe1f85f5880e28c2c2b79790"}');
INSERT INTO "entries" VALUES(-7066289143693111373,30,1794872385714,'{"seq":30,"at_ms":1794872385714,"fact":{"kind":"played","seat":0,"window":12,"actor":"user","action":{"doubles":[11,12],"kind":"set","singles":[]}},"origin":{"person":2026523278465399,"client":1,"cmd":6},"sum":"d3703ec3f0ef9354fc9ba6b5b1a6f1b3"}');
INSERT INTO "entries" VALUES(-7066289143693111373,31,1794872385714,'{"seq":31,"at_ms":1794872385714,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":13,"shown":0},"weight":"decision","set_at_ms":1794872385714,"grace_ms":1794872385714,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"27b1cba8f812d51aa26c5d83fe32abb1"}');
INSERT INTO "entries" VALUES(-7066289143693111373,32,1794872385725,'{"seq":32,"at_ms":1794872385725,"fact":{"kind":"played","seat":1,"window":13,"actor":"user","action":{"kind":"draw-beach","place":1}},"origin":{"person":128527271032,"client":1,"cmd":7},"sum":"f35ab51df02d4f6b470ba332ca79d461"}');
INSERT INTO "entries" VALUES(-7066289143693111373,33,1794872385725,'{"seq":33,"at_ms":1794872385725,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":14,"shown":0},"weight":"decision","set_at_ms":1794872385725,"grace_ms":1794872385725,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"975affa5e3b0d0b882cde19ceffe5c7d"}');
INSERT INTO "entries" VALUES(-7066289143693111373,34,1794872385813,'{"seq":34,"at_ms":1794872385813,"fact":{"kind":"woken","down_ms":84},"sum":"2cb9513a557d4ec67fdd6619bee2514f"}');
INSERT INTO "entries" VALUES(-7066289143693111373,35,1794872385927,'{"seq":35,"at_ms":1794872385927,"fact":{"kind":"played","seat":0,"window":14,"actor":"user","action":{"kind":"draw-beach","place":1}},"origin":{"person":2026523278465399,"client":1,"cmd":7},"sum":"fe1f4a0a33c8e91c884d521664f3af0f"}');
INSERT INTO "entries" VALUES(-7066289143693111373,36,1794872385927,'{"seq":36,"at_ms":1794872385927,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":15,"shown":0},"weight":"decision","set_at_ms":1794872385927,"grace_ms":1794872385927,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"7d1495d4dbf296973b0de1f2d20eef3d"}');
INSERT INTO "entries" VALUES(-7066289143693111373,37,1794872386001,'{"seq":37,"at_ms":1794872386001,"fact":{"kind":"played","seat":1,"window":15,"actor":"user","action":{"kind":"draw-beach","place":1}},"origin":{"person":128527271032,"client":1,"cmd":8},"sum":"d97c9624316316ae4cd1436d152e0020"}');
INSERT INTO "entries" VALUES(-7066289143693111373,38,1794872386001,'{"seq":38,"at_ms":1794872386001,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":16,"shown":0},"weight":"decision","set_at_ms":1794872386001,"grace_ms":1794872386001,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"d94df64ca21e20adf869d7dcec36a95f"}');
INSERT INTO "entries" VALUES(-7066289143693111373,39,1794872386113,'{"seq":39,"at_ms":1794872386113,"fact":{"kind":"played","seat":0,"window":16,"actor":"user","action":{"kind":"draw-beach","place":2}},"origin":{"person":2026523278465399,"client":1,"cmd":8},"sum":"ce440d87363a47b9d3b86303bf0e3e7b"}');
INSERT INTO "entries" VALUES(-7066289143693111373,40,1794872386113,'{"seq":40,"at_ms":1794872386113,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":17,"shown":0},"weight":"decision","set_at_ms":1794872386113,"grace_ms":1794872386113,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"83b76a6e9e7a37d58fa7b72be289b1ae"}');
INSERT INTO "entries" VALUES(-7066289143693111373,41,1794872386146,'{"seq":41,"at_ms":1794872386146,"fact":{"kind":"played","seat":1,"window":17,"actor":"user","action":{"doubles":[6],"kind":"set","singles":[9]}},"origin":{"person":128527271032,"client":1,"cmd":9},"sum":"45899edde02cf6adcfbb73a00e92b100"}');
INSERT INTO "entries" VALUES(-7066289143693111373,42,1794872386146,'{"seq":42,"at_ms":1794872386146,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":18,"shown":0},"weight":"decision","set_at_ms":1794872386146,"grace_ms":1794872386146,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"05e67f6e0e8e0cdc0cd1127920c8e1e7"}');
INSERT INTO "entries" VALUES(-6882653873063161828,0,1794872384286,'{"seq":0,"at_ms":1794872384286,"fact":{"kind":"created","setting":{"game":"rum","options":{},"seats":2,"pace":{"kind":"none"},"spectators":"by-link","hands":{"kind":"closed"},"floors":"with-people"},"host":5524018131625240,"deals":"d89f8f8b34c80b6e467594680428e757800bff2dd80d6c9a764bca0d91917f0f","jitter":1197105786181276955},"sum":"7e8df52fe9db528270f31dc45a011bce"}');
INSERT INTO "entries" VALUES(-6882653873063161828,1,1794872384338,'{"seq":1,"at_ms":1794872384338,"fact":{"kind":"sat","seat":0,"person":5524018131625240,"name":"Ann"},"origin":{"person":5524018131625240,"client":3601228019,"cmd":1},"sum":"ac4c13f56e940310d8bc3269f3467842"}');
INSERT INTO "entries" VALUES(-6882653873063161828,2,1794872384369,'{"seq":2,"at_ms":1794872384369,"fact":{"kind":"sat","seat":1,"person":8168829517954105,"name":"Ben"},"origin":{"person":8168829517954105,"client":1390208410,"cmd":1},"sum":"44a1f1095ceddcd770757890c50c04e0"}');
INSERT INTO "entries" VALUES(-6882653873063161828,3,1794872384393,'{"seq":3,"at_ms":1794872384393,"fact":{"kind":"started","match":1,"rules":1},"origin":{"person":5524018131625240,"client":99,"cmd":1},"sum":"2ba312f04fafe8ab5b2a2565a1731c6f"}');
INSERT INTO "entries" VALUES(-6882653873063161828,4,1794872384393,'{"seq":4,"at_ms":1794872384393,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":1,"shown":0},"weight":"decision","set_at_ms":1794872384393,"grace_ms":1794872384393,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"529c53248a6f1d726ee13b0c07de06c3"}');
INSERT INTO "entries" VALUES(-6882653873063161828,5,1794872384844,'{"seq":5,"at_ms":1794872384844,"fact":{"kind":"woken","down_ms":451},"sum":"faf0ec2c9cf50dab4619599e03fb106c"}');
INSERT INTO "entries" VALUES(-6882653873063161828,6,1794872384976,'{"seq":6,"at_ms":1794872384976,"fact":{"kind":"played","seat":0,"window":1,"actor":"user","action":{"doubles":[],"kind":"set","singles":[15]}},"origin":{"person":5524018131625240,"client":1,"cmd":1},"sum":"6ee8014f37bcdfd2901d2892129f9360"}');
INSERT INTO "entries" VALUES(-6882653873063161828,7,1794872384976,'{"seq":7,"at_ms":1794872384976,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":2,"shown":0},"weight":"decision","set_at_ms":1794872384976,"grace_ms":1794872384976,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"18e95f3fe49489854d574f3d8d864d7b"}');
INSERT INTO "entries" VALUES(-6882653873063161828,8,1794872384999,'{"seq":8,"at_ms":1794872384999,"fact":{"kind":"played","seat":1,"window":2,"actor":"user","action":{"kind":"draw-beach","place":0}},"origin":{"person":8168829517954105,"client":1,"cmd":1},"sum":"c6b8ad2dd1099f13566a83bd0fbe8338"}');
INSERT INTO "entries" VALUES(-6882653873063161828,9,1794872384999,'{"seq":9,"at_ms":1794872384999,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":3,"shown":0},"weight":"decision","set_at_ms":1794872384999,"grace_ms":1794872384999,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"ce6966221b7b4100f4733c0f0a87e1aa"}');
INSERT INTO "entries" VALUES(-6882653873063161828,10,1794872385050,'{"seq":10,"at_ms":1794872385050,"fact":{"kind":"played","seat":0,"window":3,"actor":"user","action":{"kind":"draw-beach","place":0}},"origin":{"person":5524018131625240,"client":1,"cmd":2},"sum":"77eb7a2318b75fc1e127986221d687c5"}');
INSERT INTO "entries" VALUES(-6882653873063161828,11,1794872385050,'{"seq":11,"at_ms":1794872385050,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":4,"shown":0},"weight":"decision","set_at_ms":1794872385050,"grace_ms":1794872385050,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"0f47cbe03c2744ce862d1ff7b5e455e2"}');
INSERT INTO "entries" VALUES(-6882653873063161828,12,1794872385065,'{"seq":12,"at_ms":1794872385065,"fact":{"kind":"played","seat":1,"window":4,"actor":"user","action":{"doubles":[14,16],"kind":"set","singles":[]}},"origin":{"person":8168829517954105,"client":1,"cmd":2},"sum":"c0bde2cc9226800bc948d45c0ffb0a2a"}');
INSERT INTO "entries" VALUES(-6882653873063161828,13,1794872385065,'{"seq":13,"at_ms":1794872385065,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":5,"shown":0},"weight":"decision","set_at_ms":1794872385065,"grace_ms":1794872385065,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"4b60cda182344b724fe8e418cceb6ca2"}');
INSERT INTO "entries" VALUES(-6882653873063161828,14,1794872385081,'{"seq":14,"at_ms":1794872385081,"fact":{"kind":"played","seat":0,"window":5,"actor":"user","action":{"doubles":[15],"kind":"set","singles":[]}},"origin":{"person":5524018131625240,"client":1,"cmd":3},"sum":"bc41730bbbb1fc626a193d6f3a549da2"}');
INSERT INTO "entries" VALUES(-6882653873063161828,15,1794872385081,'{"seq":15,"at_ms":1794872385081,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":6,"shown":0},"weight":"decision","set_at_ms":1794872385081,"grace_ms":1794872385081,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"68330f514c5fbd48af1008b2e90ee3a2"}');
INSERT INTO "entries" VALUES(-6882653873063161828,16,1794872385132,'{"seq":16,"at_ms":1794872385132,"fact":{"kind":"woken","down_ms":49},"sum":"ad6f713aac534581d8e60232c4e4e0aa"}');
INSERT INTO "entries" VALUES(-6882653873063161828,17,1794872385179,'{"seq":17,"at_ms":1794872385179,"fact":{"kind":"played","seat":1,"window":6,"actor":"user","action":{"kind":"draw-wreck"}},"origin":{"person":8168829517954105,"client":1,"cmd":3},"sum":"32d07a05fd776c87c4a599f7a9bffc03"}');
INSERT INTO "entries" VALUES(-6882653873063161828,18,1794872385179,'{"seq":18,"at_ms":1794872385179,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":7,"shown":0},"weight":"decision","set_at_ms":1794872385179,"grace_ms":1794872385179,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"93d0e87a898b7ab31ee8cc6ccf357db5"}');
INSERT INTO "entries" VALUES(-6882653873063161828,19,1794872385221,'{"seq":19,"at_ms":1794872385221,"fact":{"kind":"played","seat":0,"window":7,"actor":"user","action":{"kind":"draw-wreck"}},"origin":{"person":5524018131625240,"client":1,"cmd":4},"sum":"2c07f9d19f09b96a57bca824667a800d"}');
INSERT INTO "entries" VALUES(-6882653873063161828,20,1794872385221,'{"seq":20,"at_ms":1794872385221,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":8,"shown":0},"weight":"decision","set_at_ms":1794872385221,"grace_ms":1794872385221,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"3319742e10db4f2cf9202b0ec2d94792"}');
INSERT INTO "entries" VALUES(-6882653873063161828,21,1794872385245,'{"seq":21,"at_ms":1794872385245,"fact":{"kind":"played","seat":1,"window":8,"actor":"user","action":{"kind":"draw-wreck"}},"origin":{"person":8168829517954105,"client":1,"cmd":4},"sum":"04f9faeb72a6316b5f71a49e81e8a284"}');
INSERT INTO "entries" VALUES(-6882653873063161828,22,1794872385245,'{"seq":22,"at_ms":1794872385245,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":9,"shown":0},"weight":"decision","set_at_ms":1794872385245,"grace_ms":1794872385245,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"b80d7cc257d8af1578eccfd306cfd764"}');
INSERT INTO "entries" VALUES(-6882653873063161828,23,1794872385310,'{"seq":23,"at_ms":1794872385310,"fact":{"kind":"played","seat":0,"window":9,"actor":"user","action":{"kind":"draw-beach","place":2}},"origin":{"person":5524018131625240,"client":1,"cmd":5},"sum":"ce6665ea7510ac94e5db6a9d22057d4b"}');
INSERT INTO "entries" VALUES(-6882653873063161828,24,1794872385310,'{"seq":24,"at_ms":1794872385310,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":10,"shown":0},"weight":"decision","set_at_ms":1794872385310,"grace_ms":1794872385310,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"25c86d3a07a09c23715b053ad289d8fa"}');
INSERT INTO "entries" VALUES(-6882653873063161828,25,1794872385331,'{"seq":25,"at_ms":1794872385331,"fact":{"kind":"played","seat":1,"window":10,"actor":"user","action":{"kind":"draw-beach","place":0}},"origin":{"person":8168829517954105,"client":1,"cmd":5},"sum":"231213995736fd2cf750ce28156531e7"}');
INSERT INTO "entries" VALUES(-6882653873063161828,26,1794872385331,'{"seq":26,"at_ms":1794872385331,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":11,"shown":0},"weight":"decision","set_at_ms":1794872385331,"grace_ms":1794872385331,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"19295e02fe1fd63759b90ac9f341821e"}');
INSERT INTO "entries" VALUES(-6882653873063161828,27,1794872385343,'{"seq":27,"at_ms":1794872385343,"fact":{"kind":"played","seat":0,"window":11,"actor":"user","action":{"kind":"draw-wreck"}},"origin":{"person":5524018131625240,"client":1,"cmd":6},"sum":"5c43a51457136492ef4087a34e98e0ea"}');
INSERT INTO "entries" VALUES(-6882653873063161828,28,1794872385343,'{"seq":28,"at_ms":1794872385343,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":12,"shown":0},"weight":"decision","set_at_ms":1794872385343,"grace_ms":1794872385343,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"735e144c21d68a8a2a7514b5db52cc93"}');
INSERT INTO "entries" VALUES(-6882653873063161828,29,1794872385390,'{"seq":29,"at_ms":1794872385390,"fact":{"kind":"played","seat":1,"window":12,"actor":"user","action":{"doubles":[15],"kind":"set","singles":[18]}},"origin":{"person":8168829517954105,"client":1,"cmd":6},"sum":"0658d42238daf9940e035ea2f110500b"}');
INSERT INTO "entries" VALUES(-6882653873063161828,30,1794872385390,'{"seq":30,"at_ms":1794872385390,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":13,"shown":0},"weight":"decision","set_at_ms":1794872385390,"grace_ms":1794872385390,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"2224a1ade3f0d276ea1575ea7c2ff59f"}');
INSERT INTO "entries" VALUES(-6882653873063161828,31,1794872385509,'{"seq":31,"at_ms":1794872385509,"fact":{"kind":"woken","down_ms":117},"sum":"d586c4383b1a5f5ae07545a1da2c7f74"}');
INSERT INTO "entries" VALUES(-6882653873063161828,32,1794872385623,'{"seq":32,"at_ms":1794872385623,"fact":{"kind":"played","seat":0,"window":13,"actor":"user","action":{"doubles":[11],"kind":"set","singles":[2]}},"origin":{"person":5524018131625240,"client":1,"cmd":7},"sum":"422b51bebf8db97b64d98404525348f0"}');
INSERT INTO "entries" VALUES(-6882653873063161828,33,1794872385623,'{"seq":33,"at_ms":1794872385623,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":14,"shown":0},"weight":"decision","set_at_ms":1794872385623,"grace_ms":1794872385623,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"2f94af6c710ece29dac13c81bdc4a7ec"}');
INSERT INTO "entries" VALUES(-6882653873063161828,34,1794872385672,'{"seq":34,"at_ms":1794872385672,"fact":{"kind":"played","seat":1,"window":14,"actor":"user","action":{"kind":"draw-wreck"}},"origin":{"person":8168829517954105,"client":1,"cmd":7},"sum":"f7f9cf5789373fcc676784f9e6841a95"}');
INSERT INTO "entries" VALUES(-6882653873063161828,35,1794872385672,'{"seq":35,"at_ms":1794872385672,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":15,"shown":0},"weight":"decision","set_at_ms":1794872385672,"grace_ms":1794872385672,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"e8feee10ec8825d50d70fceab879a15f"}');
INSERT INTO "entries" VALUES(-6882653873063161828,36,1794872385681,'{"seq":36,"at_ms":1794872385681,"fact":{"kind":"played","seat":0,"window":15,"actor":"user","action":{"kind":"draw-beach","place":2}},"origin":{"person":5524018131625240,"client":1,"cmd":8},"sum":"690434c9e3ec0e95721fa4ae6921e890"}');
INSERT INTO "entries" VALUES(-6882653873063161828,37,1794872385681,'{"seq":37,"at_ms":1794872385681,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":16,"shown":0},"weight":"decision","set_at_ms":1794872385681,"grace_ms":1794872385681,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"c9b9be50ad68b3cf67c20731ba422d49"}');
INSERT INTO "entries" VALUES(-6882653873063161828,38,1794872385713,'{"seq":38,"at_ms":1794872385713,"fact":{"kind":"played","seat":1,"window":16,"actor":"user","action":{"kind":"draw-beach","place":1}},"origin":{"person":8168829517954105,"client":1,"cmd":8},"sum":"0f9c7f549388c7f1445af17a9cc925de"}');
INSERT INTO "entries" VALUES(-6882653873063161828,39,1794872385713,'{"seq":39,"at_ms":1794872385713,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":17,"shown":0},"weight":"decision","set_at_ms":1794872385713,"grace_ms":1794872385713,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"d5964575722860e32ac468485dff4275"}');
INSERT INTO "entries" VALUES(-6882653873063161828,40,1794872385813,'{"seq":40,"at_ms":1794872385813,"fact":{"kind":"woken","down_ms":98},"sum":"1ed1cac94e3804ffcc84d9ca6e758635"}');
INSERT INTO "entries" VALUES(-6882653873063161828,41,1794872385971,'{"seq":41,"at_ms":1794872385971,"fact":{"kind":"played","seat":0,"window":17,"actor":"user","action":{"kind":"draw-beach","place":2}},"origin":{"person":5524018131625240,"client":1,"cmd":9},"sum":"14d19eb6dd5535663e01fc6e84ade244"}');
INSERT INTO "entries" VALUES(-6882653873063161828,42,1794872385971,'{"seq":42,"at_ms":1794872385971,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":18,"shown":0},"weight":"decision","set_at_ms":1794872385971,"grace_ms":1794872385971,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"5d24a18667ff6b31fccd21b8a84bae4c"}');
INSERT INTO "entries" VALUES(-6882653873063161828,43,1794872386039,'{"seq":43,"at_ms":1794872386039,"fact":{"kind":"played","seat":1,"window":18,"actor":"user","action":{"kind":"draw-beach","place":2}},"origin":{"person":8168829517954105,"client":1,"cmd":9},"sum":"53d323d706de5390d22f99a543821ab3"}');
INSERT INTO "entries" VALUES(-6882653873063161828,44,1794872386039,'{"seq":44,"at_ms":1794872386039,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":19,"shown":0},"weight":"decision","set_at_ms":1794872386039,"grace_ms":1794872386039,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"11528d0b3280c2f203c7048809cc0953"}');
INSERT INTO "entries" VALUES(-6882653873063161828,45,1794872386085,'{"seq":45,"at_ms":1794872386085,"fact":{"kind":"played","seat":0,"window":19,"actor":"user","action":{"kind":"draw-beach","place":2}},"origin":{"person":5524018131625240,"client":1,"cmd":10},"sum":"dffe3f2964e951571c9a0cf6b917086e"}');
INSERT INTO "entries" VALUES(-6882653873063161828,46,1794872386085,'{"seq":46,"at_ms":1794872386085,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":20,"shown":0},"weight":"decision","set_at_ms":1794872386085,"grace_ms":1794872386085,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"3bd308bc1c25d3da9ade47f72f29f076"}');
INSERT INTO "entries" VALUES(-6882653873063161828,47,1794872386145,'{"seq":47,"at_ms":1794872386145,"fact":{"kind":"played","seat":1,"window":20,"actor":"user","action":{"kind":"draw-wreck"}},"origin":{"person":8168829517954105,"client":1,"cmd":10},"sum":"2c18ce6a166fe368104046bfc9fac207"}');
INSERT INTO "entries" VALUES(-6882653873063161828,48,1794872386145,'{"seq":48,"at_ms":1794872386145,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":21,"shown":0},"weight":"decision","set_at_ms":1794872386145,"grace_ms":1794872386145,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"9b347e3adf9796c1e4980756e9956ddc"}');
INSERT INTO "entries" VALUES(-2970459046286901449,0,1794872384631,'{"seq":0,"at_ms":1794872384631,"fact":{"kind":"created","setting":{"game":"rum","options":{},"seats":2,"pace":{"kind":"none"},"spectators":"by-link","hands":{"kind":"closed"},"floors":"with-people"},"host":3702135629070094,"deals":"c9639ce344dd46a0c681a923b7a4f63062df7f31e9b23dd87f9238daf51f7bdf","jitter":12747595994332791278},"sum":"fb1a5947e0890c10d3264cab5d8a6eda"}');
INSERT INTO "entries" VALUES(-2970459046286901449,1,1794872384670,'{"seq":1,"at_ms":1794872384670,"fact":{"kind":"sat","seat":0,"person":3702135629070094,"name":"Ann"},"origin":{"person":3702135629070094,"client":2462180584,"cmd":1},"sum":"ed36d634bccf5e66451e41ddda59050d"}');
INSERT INTO "entries" VALUES(-2970459046286901449,2,1794872384676,'{"seq":2,"at_ms":1794872384676,"fact":{"kind":"sat","seat":1,"person":3902174829161818,"name":"Ben"},"origin":{"person":3902174829161818,"client":2467609238,"cmd":1},"sum":"86514f9ff39e75fcce36e19300c4bd6f"}');
INSERT INTO "entries" VALUES(-2970459046286901449,3,1794872384685,'{"seq":3,"at_ms":1794872384685,"fact":{"kind":"started","match":1,"rules":1},"origin":{"person":3702135629070094,"client":99,"cmd":1},"sum":"81dc2a636a8cc5639daf740f02845027"}');
INSERT INTO "entries" VALUES(-2970459046286901449,4,1794872384685,'{"seq":4,"at_ms":1794872384685,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":1,"shown":0},"weight":"decision","set_at_ms":1794872384685,"grace_ms":1794872384685,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"a3dc19b765d44603b8c4be0042e201a5"}');
INSERT INTO "entries" VALUES(-2970459046286901449,5,1794872384870,'{"seq":5,"at_ms":1794872384870,"fact":{"kind":"woken","down_ms":184},"sum":"d855485f447bb6a0c8164687aabf9c49"}');
INSERT INTO "entries" VALUES(-2970459046286901449,6,1794872385024,'{"seq":6,"at_ms":1794872385024,"fact":{"kind":"played","seat":1,"window":1,"actor":"user","action":{"kind":"draw-wreck"}},"origin":{"person":3902174829161818,"client":1,"cmd":1},"sum":"3fc9af678593a34bd22b93210fb52672"}');
INSERT INTO "entries" VALUES(-2970459046286901449,7,1794872385024,'{"seq":7,"at_ms":1794872385024,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":2,"shown":0},"weight":"decision","set_at_ms":1794872385024,"grace_ms":1794872385024,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"1d474c9dfb1d853f9fa693432cf87a89"}');
INSERT INTO "entries" VALUES(-2970459046286901449,8,1794872385029,'{"seq":8,"at_ms":1794872385029,"fact":{"kind":"played","seat":0,"window":2,"actor":"user","action":{"kind":"draw-wreck"}},"origin":{"person":3702135629070094,"client":1,"cmd":1},"sum":"a2d9716e47c6a556683a3c53862b9e1d"}');
INSERT INTO "entries" VALUES(-2970459046286901449,9,1794872385029,'{"seq":9,"at_ms":1794872385029,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":3,"shown":0},"weight":"decision","set_at_ms":1794872385029,"grace_ms":1794872385029,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"5f5881c6b1f83303b56e5d9847de7a47"}');
INSERT INTO "entries" VALUES(-2970459046286901449,10,1794872385070,'{"seq":10,"at_ms":1794872385070,"fact":{"kind":"played","seat":1,"window":3,"actor":"user","action":{"doubles":[6],"kind":"set","singles":[]}},"origin":{"person":3902174829161818,"client":1,"cmd":2},"sum":"42ad57e082c950fafd258ada7726de77"}');
INSERT INTO "entries" VALUES(-2970459046286901449,11,1794872385070,'{"seq":11,"at_ms":1794872385070,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":4,"shown":0},"weight":"decision","set_at_ms":1794872385070,"grace_ms":1794872385070,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"ce4ad7ec6120b559c4edbbb5def0c190"}');
INSERT INTO "entries" VALUES(-2970459046286901449,12,1794872385132,'{"seq":12,"at_ms":1794872385132,"fact":{"kind":"woken","down_ms":61},"sum":"5702da8b3bd6811d77aa74c1a7d80865"}');
INSERT INTO "entries" VALUES(-2970459046286901449,13,1794872385200,'{"seq":13,"at_ms":1794872385200,"fact":{"kind":"played","seat":0,"window":4,"actor":"user","action":{"doubles":[9],"kind":"set","singles":[]}},"origin":{"person":3702135629070094,"client":1,"cmd":2},"sum":"64c9cbb3a986ddd666a5002adfbf264b"}');
INSERT INTO "entries" VALUES(-2970459046286901449,14,1794872385200,'{"seq":14,"at_ms":1794872385200,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":5,"shown":0},"weight":"decision","set_at_ms":1794872385200,"grace_ms":1794872385200,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"c714f913ad578cfb24a687af569e22a3"}');
INSERT INTO "entries" VALUES(-2970459046286901449,15,1794872385244,'{"seq":15,"at_ms":1794872385244,"fact":{"kind":"played","seat":1,"window":5,"actor":"user","action":{"kind":"draw-wreck"}},"origin":{"person":3902174829161818,"client":1,"cmd":4},"sum":"109df56e0f13d2681b46e558dac3bdfc"}');
INSERT INTO "entries" VALUES(-2970459046286901449,16,1794872385244,'{"seq":16,"at_ms":1794872385244,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":6,"shown":0},"weight":"decision","set_at_ms":1794872385244,"grace_ms":1794872385244,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"bae64b3f48613a26713d74d00b3c452c"}');
INSERT INTO "entries" VALUES(-2970459046286901449,17,1794872385295,'{"seq":17,"at_ms":1794872385295,"fact":{"kind":"played","seat":0,"window":6,"actor":"user","action":{"kind":"draw-beach","place":2}},"origin":{"person":3702135629070094,"client":1,"cmd":3},"sum":"5e727be73729591d121a8a8b44d58f26"}');
INSERT INTO "entries" VALUES(-2970459046286901449,18,1794872385295,'{"seq":18,"at_ms":1794872385295,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":7,"shown":0},"weight":"decision","set_at_ms":1794872385295,"grace_ms":1794872385295,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"9bd727e3510f28acb4608fd3ca8a70d9"}');
INSERT INTO "entries" VALUES(-2970459046286901449,19,1794872385305,'{"seq":19,"at_ms":1794872385305,"fact":{"kind":"played","seat":1,"window":7,"actor":"user","action":{"kind":"draw-beach","place":1}},"origin":{"person":3902174829161818,"client":1,"cmd":5},"sum":"735e3590214048d1b6a591b1bb1b499f"}');
INSERT INTO "entries" VALUES(-2970459046286901449,20,1794872385305,'{"seq":20,"at_ms":1794872385305,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":8,"shown":0},"weight":"decision","set_at_ms":1794872385305,"grace_ms":1794872385305,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"fd3c9da5e1e222150c62a80a46a80907"}');
INSERT INTO "entries" VALUES(-2970459046286901449,21,1794872385330,'{"seq":21,"at_ms":1794872385330,"fact":{"kind":"played","seat":0,"window":8,"actor":"user","action":{"kind":"draw-beach","place":1}},"origin":{"person":3702135629070094,"client":1,"cmd":4},"sum":"725c9e5af49a8a832f9d291e4a629b06"}');
INSERT INTO "entries" VALUES(-2970459046286901449,22,1794872385330,'{"seq":22,"at_ms":1794872385330,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":9,"shown":0},"weight":"decision","set_at_ms":1794872385330,"grace_ms":1794872385330,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"2866f9be9a707339403bd68b96c1dd83"}');
INSERT INTO "entries" VALUES(-2970459046286901449,23,1794872385354,'{"seq":23,"at_ms":1794872385354,"fact":{"kind":"played","seat":1,"window":9,"actor":"user","action":{"doubles":[12],"kind":"set","singles":[]}},"origin":{"person":3902174829161818,"client":1,"cmd":6},"sum":"34c6e53854f24b223d0f2cb9e8c89181"}');
INSERT INTO "entries" VALUES(-2970459046286901449,24,1794872385354,'{"seq":24,"at_ms":1794872385354,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":10,"shown":0},"weight":"decision","set_at_ms":1794872385354,"grace_ms":1794872385354,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"053fbd01eec9410f1e165ca19feb4540"}');
INSERT INTO "entries" VALUES(-2970459046286901449,25,1794872385364,'{"seq":25,"at_ms":1794872385364,"fact":{"kind":"played","seat":0,"window":10,"actor":"user","action":{"doubles":[0,14],"kind":"set","singles":[]}},"origin":{"person":3702135629070094,"client":1,"cmd":5},"sum":"bcda940e8808d5323d798386c6f8d309"}');
INSERT INTO "entries" VALUES(-2970459046286901449,26,1794872385364,'{"seq":26,"at_ms":1794872385364,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":11,"shown":0},"weight":"decision","set_at_ms":1794872385364,"grace_ms":1794872385364,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"26c4d2e4e56c31a7094a5f71d27c1646"}');
INSERT INTO "entries" VALUES(-2970459046286901449,27,1794872385403,'{"seq":27,"at_ms":1794872385403,"fact":{"kind":"played","seat":1,"window":11,"actor":"user","action":{"kind":"draw-beach","place":0}},"origin":{"person":3902174829161818,"client":1,"cmd":7},"sum":"76e3bd3758b6a33e07165919a8cf9d8c"}');
INSERT INTO "entries" VALUES(-2970459046286901449,28,1794872385403,'{"seq":28,"at_ms":1794872385403,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":12,"shown":0},"weight":"decision","set_at_ms":1794872385403,"grace_ms":1794872385403,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"464ae443c011794144b02fcac49050ad"}');
INSERT INTO "entries" VALUES(-2970459046286901449,29,1794872385509,'{"seq":29,"at_ms":1794872385509,"fact":{"kind":"woken","down_ms":106},"sum":"a293c019e903201f781dfab139990068"}');
INSERT INTO "entries" VALUES(-2970459046286901449,30,1794872385701,'{"seq":30,"at_ms":1794872385701,"fact":{"kind":"played","seat":0,"window":12,"actor":"user","action":{"kind":"draw-beach","place":2}},"origin":{"person":3702135629070094,"client":1,"cmd":7},"sum":"4851e9201b2977f8bce0bbc1e1c9b7b9"}');
INSERT INTO "entries" VALUES(-2970459046286901449,31,1794872385701,'{"seq":31,"at_ms":1794872385701,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":13,"shown":0},"weight":"decision","set_at_ms":1794872385701,"grace_ms":1794872385701,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"f01b5ca93ca433cd158e571237d66414"}');
INSERT INTO "entries" VALUES(-2970459046286901449,32,1794872385727,'{"seq":32,"at_ms":1794872385727,"fact":{"kind":"played","seat":1,"window":13,"actor":"user","action":{"kind":"draw-beach","place":1}},"origin":{"person":3902174829161818,"client":1,"cmd":9},"sum":"c824451b74c555eee2e0cf9154c7ea37"}');
INSERT INTO "entries" VALUES(-2970459046286901449,33,1794872385727,'{"seq":33,"at_ms":1794872385727,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":14,"shown":0},"weight":"decision","set_at_ms":1794872385727,"grace_ms":1794872385727,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"5dd164c7d04a449a1921fc2206c828de"}');
INSERT INTO "entries" VALUES(-2970459046286901449,34,1794872385813,'{"seq":34,"at_ms":1794872385813,"fact":{"kind":"woken","down_ms":86},"sum":"c2aea232404c0c58b497bf25cbb88870"}');
INSERT INTO "entries" VALUES(-2970459046286901449,35,1794872385926,'{"seq":35,"at_ms":1794872385926,"fact":{"kind":"played","seat":0,"window":14,"actor":"user","action":{"kind":"draw-wreck"}},"origin":{"person":3702135629070094,"client":1,"cmd":8},"sum":"77d01dcd8a8c4c9c3f2e6dbe7777f33b"}');
INSERT INTO "entries" VALUES(-2970459046286901449,36,1794872385926,'{"seq":36,"at_ms":1794872385926,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":15,"shown":0},"weight":"decision","set_at_ms":1794872385926,"grace_ms":1794872385926,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"606f7574407d37a93827a5c809ccc058"}');
INSERT INTO "entries" VALUES(-2970459046286901449,37,1794872386039,'{"seq":37,"at_ms":1794872386039,"fact":{"kind":"played","seat":1,"window":15,"actor":"user","action":{"kind":"draw-wreck"}},"origin":{"person":3902174829161818,"client":1,"cmd":10},"sum":"11485835d39e351a4df59e571855fd76"}');
INSERT INTO "entries" VALUES(-2970459046286901449,38,1794872386039,'{"seq":38,"at_ms":1794872386039,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":16,"shown":0},"weight":"decision","set_at_ms":1794872386039,"grace_ms":1794872386039,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"81eefe93bb0bc9a017e205ca4120dce2"}');
INSERT INTO "entries" VALUES(-2970459046286901449,39,1794872386057,'{"seq":39,"at_ms":1794872386057,"fact":{"kind":"played","seat":0,"window":16,"actor":"user","action":{"doubles":[11],"kind":"set","singles":[]}},"origin":{"person":3702135629070094,"client":1,"cmd":9},"sum":"2ac9a8beb73c1969084232ecb90502a4"}');
INSERT INTO "entries" VALUES(-2970459046286901449,40,1794872386057,'{"seq":40,"at_ms":1794872386057,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":17,"shown":0},"weight":"decision","set_at_ms":1794872386057,"grace_ms":1794872386057,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"eddaaa07cbd7159766ac9df30860843f"}');
INSERT INTO "entries" VALUES(-2970459046286901449,41,1794872386114,'{"seq":41,"at_ms":1794872386114,"fact":{"kind":"played","seat":1,"window":17,"actor":"user","action":{"kind":"draw-wreck"}},"origin":{"person":3902174829161818,"client":1,"cmd":11},"sum":"18b15c83c0cab9a0bb2248b5a2508241"}');
INSERT INTO "entries" VALUES(-2970459046286901449,42,1794872386114,'{"seq":42,"at_ms":1794872386114,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":18,"shown":0},"weight":"decision","set_at_ms":1794872386114,"grace_ms":1794872386114,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"728ac1342e1447a52c7742d175ddef6d"}');
INSERT INTO "entries" VALUES(-2970459046286901449,43,1794872386121,'{"seq":43,"at_ms":1794872386121,"fact":{"kind":"played","seat":0,"window":18,"actor":"user","action":{"kind":"draw-beach","place":0}},"origin":{"person":3702135629070094,"client":1,"cmd":10},"sum":"6101d5a61e9b1c9973149defba31c307"}');
INSERT INTO "entries" VALUES(-2970459046286901449,44,1794872386121,'{"seq":44,"at_ms":1794872386121,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":19,"shown":0},"weight":"decision","set_at_ms":1794872386121,"grace_ms":1794872386121,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"392b2156076d643780bc58992d03abbc"}');
INSERT INTO "entries" VALUES(7053348741901798532,0,1794872384446,'{"seq":0,"at_ms":1794872384446,"fact":{"kind":"created","setting":{"game":"rum","options":{},"seats":2,"pace":{"kind":"none"},"spectators":"by-link","hands":{"kind":"closed"},"floors":"with-people"},"host":1214310771586114,"deals":"69e1df9a97115c6847445ac381f74c88290f3c9d288f55bef529fc18baabc018","jitter":5758480145589085737},"sum":"d63a6757677605099008f217df652583"}');
INSERT INTO "entries" VALUES(7053348741901798532,1,1794872384504,'{"seq":1,"at_ms":1794872384504,"fact":{"kind":"sat","seat":0,"person":1214310771586114,"name":"Ann"},"origin":{"person":1214310771586114,"client":550338937,"cmd":1},"sum":"0d69209f98621d0ec7ba3c2467f20772"}');
INSERT INTO "entries" VALUES(7053348741901798532,2,1794872384574,'{"seq":2,"at_ms":1794872384574,"fact":{"kind":"sat","seat":1,"person":3326514428626195,"name":"Ben"},"origin":{"person":3326514428626195,"client":3347142407,"cmd":1},"sum":"ca929f1c703856a1cfc2120cee095767"}');
INSERT INTO "entries" VALUES(7053348741901798532,3,1794872384595,'{"seq":3,"at_ms":1794872384595,"fact":{"kind":"started","match":1,"rules":1},"origin":{"person":1214310771586114,"client":99,"cmd":1},"sum":"6b0c3720a559bad9b988df98e1754659"}');
INSERT INTO "entries" VALUES(7053348741901798532,4,1794872384595,'{"seq":4,"at_ms":1794872384595,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":1,"shown":0},"weight":"decision","set_at_ms":1794872384595,"grace_ms":1794872384595,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"2e7a4f5e9bb9cbde5aa863c92337a9c4"}');
INSERT INTO "entries" VALUES(7053348741901798532,5,1794872384875,'{"seq":5,"at_ms":1794872384875,"fact":{"kind":"woken","down_ms":275},"sum":"5b45a92541fa5766efdcfc729d8ad326"}');
INSERT INTO "entries" VALUES(7053348741901798532,6,1794872385041,'{"seq":6,"at_ms":1794872385041,"fact":{"kind":"played","seat":1,"window":1,"actor":"user","action":{"kind":"draw-wreck"}},"origin":{"person":3326514428626195,"client":1,"cmd":1},"sum":"f88440fb44b46d829b7a1288024eebb3"}');
INSERT INTO "entries" VALUES(7053348741901798532,7,1794872385041,'{"seq":7,"at_ms":1794872385041,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":2,"shown":0},"weight":"decision","set_at_ms":1794872385041,"grace_ms":1794872385041,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"9998b31eb0e485c26bdae9ec29331b00"}');
INSERT INTO "entries" VALUES(7053348741901798532,8,1794872385066,'{"seq":8,"at_ms":1794872385066,"fact":{"kind":"played","seat":0,"window":2,"actor":"user","action":{"kind":"draw-beach","place":2}},"origin":{"person":1214310771586114,"client":1,"cmd":1},"sum":"8ace7763fd65a0f399ead1b22ea7665f"}');
INSERT INTO "entries" VALUES(7053348741901798532,9,1794872385066,'{"seq":9,"at_ms":1794872385066,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":3,"shown":0},"weight":"decision","set_at_ms":1794872385066,"grace_ms":1794872385066,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"f1125d96ee096cdfa4309385cc856577"}');
INSERT INTO "entries" VALUES(7053348741901798532,10,1794872385132,'{"seq":10,"at_ms":1794872385132,"fact":{"kind":"woken","down_ms":66},"sum":"3d39e42a6fb8977e6042528c9e261bda"}');
INSERT INTO "entries" VALUES(7053348741901798532,11,1794872385201,'{"seq":11,"at_ms":1794872385201,"fact":{"kind":"played","seat":1,"window":3,"actor":"user","action":{"kind":"draw-beach","place":0}},"origin":{"person":3326514428626195,"client":1,"cmd":2},"sum":"7e2a2dd3960e8d33e779b271c835ff14"}');
INSERT INTO "entries" VALUES(7053348741901798532,12,1794872385201,'{"seq":12,"at_ms":1794872385201,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":4,"shown":0},"weight":"decision","set_at_ms":1794872385201,"grace_ms":1794872385201,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"1c06da84014d651b24f3d519c516dc3e"}');
INSERT INTO "entries" VALUES(7053348741901798532,13,1794872385282,'{"seq":13,"at_ms":1794872385282,"fact":{"kind":"played","seat":0,"window":4,"actor":"user","action":{"doubles":[6,8],"kind":"set","singles":[]}},"origin":{"person":1214310771586114,"client":1,"cmd":2},"sum":"c08da2062a5845b4a878cbc20312429d"}');
INSERT INTO "entries" VALUES(7053348741901798532,14,1794872385282,'{"seq":14,"at_ms":1794872385282,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":5,"shown":0},"weight":"decision","set_at_ms":1794872385282,"grace_ms":1794872385282,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"c0aa4803dbdfec1156cc5b5a65527360"}');
INSERT INTO "entries" VALUES(7053348741901798532,15,1794872385318,'{"seq":15,"at_ms":1794872385318,"fact":{"kind":"played","seat":1,"window":5,"actor":"user","action":{"kind":"draw-wreck"}},"origin":{"person":3326514428626195,"client":1,"cmd":3},"sum":"dcdc48edfff633b3a4de5586238184e7"}');
INSERT INTO "entries" VALUES(7053348741901798532,16,1794872385318,'{"seq":16,"at_ms":1794872385318,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":6,"shown":0},"weight":"decision","set_at_ms":1794872385318,"grace_ms":1794872385318,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"034b6689a232b19af972eab111a76f55"}');
INSERT INTO "entries" VALUES(7053348741901798532,17,1794872385344,'{"seq":17,"at_ms":1794872385344,"fact":{"kind":"played","seat":0,"window":6,"actor":"user","action":{"kind":"draw-beach","place":0}},"origin":{"person":1214310771586114,"client":1,"cmd":3},"sum":"2d25dfe5da252203f80cceb58ec9a111"}');
INSERT INTO "entries" VALUES(7053348741901798532,18,1794872385344,'{"seq":18,"at_ms":1794872385344,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":7,"shown":0},"weight":"decision","set_at_ms":1794872385344,"grace_ms":1794872385344,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"b3d01f4dc590b96ca456bcd349315093"}');
INSERT INTO "entries" VALUES(7053348741901798532,19,1794872385381,'{"seq":19,"at_ms":1794872385381,"fact":{"kind":"played","seat":1,"window":7,"actor":"user","action":{"doubles":[11],"kind":"set","singles":[]}},"origin":{"person":3326514428626195,"client":1,"cmd":4},"sum":"687d363cea7697eaaad6ce24db3ee544"}');
INSERT INTO "entries" VALUES(7053348741901798532,20,1794872385381,'{"seq":20,"at_ms":1794872385381,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":8,"shown":0},"weight":"decision","set_at_ms":1794872385381,"grace_ms":1794872385381,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"52100fadcdc0dea18f9e5261476e2d0e"}');
INSERT INTO "entries" VALUES(7053348741901798532,21,1794872385401,'{"seq":21,"at_ms":1794872385401,"fact":{"kind":"played","seat":0,"window":8,"actor":"user","action":{"kind":"draw-beach","place":0}},"origin":{"person":1214310771586114,"client":1,"cmd":4},"sum":"aa16cd46ecb41e4aa1cd7415e96b99d3"}');
INSERT INTO "entries" VALUES(7053348741901798532,22,1794872385401,'{"seq":22,"at_ms":1794872385401,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":9,"shown":0},"weight":"decision","set_at_ms":1794872385401,"grace_ms":1794872385401,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"3cadf7d8589fb7c381ee970a566b155e"}');
INSERT INTO "entries" VALUES(7053348741901798532,23,1794872385518,'{"seq":23,"at_ms":1794872385518,"fact":{"kind":"woken","down_ms":117},"sum":"760a20831aed5a3bc21014ae50e8e756"}');
INSERT INTO "entries" VALUES(7053348741901798532,24,1794872385644,'{"seq":24,"at_ms":1794872385644,"fact":{"kind":"played","seat":1,"window":9,"actor":"user","action":{"kind":"draw-wreck"}},"origin":{"person":3326514428626195,"client":1,"cmd":5},"sum":"f8b7a66538a632081100c5a3e57e4bcc"}');
INSERT INTO "entries" VALUES(7053348741901798532,25,1794872385644,'{"seq":25,"at_ms":1794872385644,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":10,"shown":0},"weight":"decision","set_at_ms":1794872385644,"grace_ms":1794872385644,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"53a7fe3396202f3e23838583cbc31373"}');
INSERT INTO "entries" VALUES(7053348741901798532,26,1794872385683,'{"seq":26,"at_ms":1794872385683,"fact":{"kind":"played","seat":0,"window":10,"actor":"user","action":{"kind":"draw-beach","place":2}},"origin":{"person":1214310771586114,"client":1,"cmd":5},"sum":"3db6d70b4232763db06eeb7f8595c5d9"}');
INSERT INTO "entries" VALUES(7053348741901798532,27,1794872385683,'{"seq":27,"at_ms":1794872385683,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":11,"shown":0},"weight":"decision","set_at_ms":1794872385683,"grace_ms":1794872385683,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"ae27199e45a47c39f972caa7c5850ac0"}');
INSERT INTO "entries" VALUES(7053348741901798532,28,1794872385729,'{"seq":28,"at_ms":1794872385729,"fact":{"kind":"played","seat":1,"window":11,"actor":"user","action":{"doubles":[7,17],"kind":"set","singles":[]}},"origin":{"person":3326514428626195,"client":1,"cmd":6},"sum":"4e0d62e70e8248dfa94b82c79d4d4a91"}');
INSERT INTO "entries" VALUES(7053348741901798532,29,1794872385729,'{"seq":29,"at_ms":1794872385729,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":12,"shown":0},"weight":"decision","set_at_ms":1794872385729,"grace_ms":1794872385729,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"fc0cdbca91487832cce20255e5269dd4"}');
INSERT INTO "entries" VALUES(7053348741901798532,30,1794872385818,'{"seq":30,"at_ms":1794872385818,"fact":{"kind":"woken","down_ms":89},"sum":"c9542c83815cca6c3c0d25e27fc9b902"}');
INSERT INTO "entries" VALUES(7053348741901798532,31,1794872386037,'{"seq":31,"at_ms":1794872386037,"fact":{"kind":"played","seat":0,"window":12,"actor":"user","action":{"doubles":[13,15],"kind":"set","singles":[20]}},"origin":{"person":1214310771586114,"client":1,"cmd":6},"sum":"cde2c75977ef6c994ca0c69d4c5c62d8"}');
INSERT INTO "entries" VALUES(7053348741901798532,32,1794872386037,'{"seq":32,"at_ms":1794872386037,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":13,"shown":0},"weight":"decision","set_at_ms":1794872386037,"grace_ms":1794872386037,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"ddc00ca6e17c2f088eb0c82e1025d983"}');
INSERT INTO "entries" VALUES(7053348741901798532,33,1794872386103,'{"seq":33,"at_ms":1794872386103,"fact":{"kind":"played","seat":1,"window":13,"actor":"user","action":{"kind":"draw-beach","place":0}},"origin":{"person":3326514428626195,"client":1,"cmd":7},"sum":"cfbf2df8f1f6e155286d476f96bcbacc"}');
INSERT INTO "entries" VALUES(7053348741901798532,34,1794872386103,'{"seq":34,"at_ms":1794872386103,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":14,"shown":0},"weight":"decision","set_at_ms":1794872386103,"grace_ms":1794872386103,"slots":[{"seat":0,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"f36da5f069d8241ba4070b37db7d0e33"}');
INSERT INTO "entries" VALUES(7053348741901798532,35,1794872386115,'{"seq":35,"at_ms":1794872386115,"fact":{"kind":"played","seat":0,"window":14,"actor":"user","action":{"kind":"draw-beach","place":1}},"origin":{"person":1214310771586114,"client":1,"cmd":7},"sum":"6e2c419bd50dc279fe585c29ac643281"}');
INSERT INTO "entries" VALUES(7053348741901798532,36,1794872386115,'{"seq":36,"at_ms":1794872386115,"fact":{"kind":"timed","timer":{"key":{"match":1,"window":15,"shown":0},"weight":"decision","set_at_ms":1794872386115,"grace_ms":1794872386115,"slots":[{"seat":1,"from_ms":0,"until_ms":null,"since_ms":0}]}},"sum":"81f2440c217cf5494e95c1de79a72f5d"}');
CREATE TABLE keys (
        key BLOB NOT NULL PRIMARY KEY,
        table_id INTEGER,
        seat INTEGER,
        person INTEGER,
        used_by INTEGER,
        made_ms INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "keys" VALUES(X'0D634B8D3BFBCF38466962A1C85ADC9C07F60EBC2698F03095D09CE489F70B53',-2970459046286901449,1,NULL,3902174829161818,1794872384673);
INSERT INTO "keys" VALUES(X'1D5BB340BF42ED73C550DF9D8E4E5110EC7ADE37B3BF3600304877E253AEB5C7',-6882653873063161828,0,NULL,5524018131625240,1794872384294);
INSERT INTO "keys" VALUES(X'318413E69A82B06A94695B807261FF312E76E5ACFADF1BA2E3B83ADE2A4B605F',-6882653873063161828,1,NULL,8168829517954105,1794872384350);
INSERT INTO "keys" VALUES(X'45990F1572702B849242718291C55F39E93489A01778A17FFCF686F9628C3F6B',-2970459046286901449,0,NULL,3702135629070094,1794872384644);
INSERT INTO "keys" VALUES(X'897C3A3E994F399116C214012919CA8DA68906554D0A1A2DFCA3F99A4689514F',-7066289143693111373,1,NULL,128527271032,1794872384757);
INSERT INTO "keys" VALUES(X'8CEF348B35137281DB8A33BC23E5DDA354132E7EC0E49C9D316973457925343B',7053348741901798532,1,NULL,3326514428626195,1794872384529);
INSERT INTO "keys" VALUES(X'B5FF5CB8E18C767F5471632EF2EC61B3BFC2ECF2652379D90DD40B83DE2B5335',7053348741901798532,0,NULL,1214310771586114,1794872384473);
INSERT INTO "keys" VALUES(X'C0E0167495117BCDB3A197433A3DAA776085D25A28156D662FE1EA118B2AF049',-7066289143693111373,0,NULL,2026523278465399,1794872384704);
CREATE TABLE matches (
        table_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        game TEXT NOT NULL,
        ended_ms INTEGER NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "matches" VALUES(-7066289143693111373,1,'rum',1794800001000);
CREATE TABLE moments (
        name TEXT NOT NULL PRIMARY KEY,
        at_ms INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "moments" VALUES('alive',1794872385826);
CREATE TABLE notices (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        person INTEGER,
        table_id INTEGER
    ) STRICT;
INSERT INTO "notices" VALUES(1,8168829517954105,NULL);
CREATE TABLE people (
        id INTEGER NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        made_ms INTEGER NOT NULL
    , banned_ms INTEGER) STRICT;
INSERT INTO "people" VALUES(128527271032,'Ben',1794872384695,NULL);
INSERT INTO "people" VALUES(1214310771586114,'Ann',1794872384409,NULL);
INSERT INTO "people" VALUES(2026523278465399,'Ann',1794872384689,NULL);
INSERT INTO "people" VALUES(3326514428626195,'Ben',1794872384433,NULL);
INSERT INTO "people" VALUES(3702135629070094,'Ann',1794872384613,NULL);
INSERT INTO "people" VALUES(3902174829161818,'Ben',1794872384620,NULL);
INSERT INTO "people" VALUES(5524018131625240,'Ann',1794872384230,NULL);
INSERT INTO "people" VALUES(8168829517954105,'Ben',1794872384247,NULL);
CREATE TABLE ratings (
        game TEXT NOT NULL,
        person INTEGER NOT NULL,
        mu REAL NOT NULL,
        sigma REAL NOT NULL,
        n_matches INTEGER NOT NULL,
        PRIMARY KEY (game, person)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "ratings" VALUES('rum',128527271032,27.5,7.1,1);
CREATE TABLE reports (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at_ms INTEGER NOT NULL,
        by INTEGER NOT NULL,
        about INTEGER NOT NULL,
        table_id INTEGER NOT NULL,
        note TEXT NOT NULL,
        chat TEXT NOT NULL
    ) STRICT;
INSERT INTO "reports" VALUES(1,6,128527271032,8168829517954105,-7066289143693111373,'rude','[]');
CREATE TABLE results (
        table_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        person INTEGER,
        name TEXT,
        level TEXT,
        rank INTEGER NOT NULL,
        points INTEGER NOT NULL,
        gave_up INTEGER NOT NULL,
        mu_before REAL,
        mu REAL,
        sigma REAL,
        PRIMARY KEY (table_id, number, seat)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "results" VALUES(-7066289143693111373,1,0,128527271032,'Ann',NULL,1,40,0,25.0,27.5,7.1);
INSERT INTO "results" VALUES(-7066289143693111373,1,1,NULL,NULL,'random',2,12,0,NULL,NULL,NULL);
CREATE TABLE room (x BLOB NOT NULL) STRICT;
CREATE TABLE sessions (
        token BLOB NOT NULL PRIMARY KEY,
        person INTEGER NOT NULL,
        made_ms INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES(X'09AE07D4A166BDCE8961936AD99C744F97814F263B6A61BA9CB81C47E7433888',5524018131625240,1794872384230);
INSERT INTO "sessions" VALUES(X'32A70196F7A9A1FC4A117FEBB0890D3D42D425B495279CF1B2270C50C2B8B91C',3326514428626195,1794872384433);
INSERT INTO "sessions" VALUES(X'C7BA39D805F4169AB63D59A707FDD232AB9861E8D2F2DE10866892FE4117EFDC',8168829517954105,1794872384247);
INSERT INTO "sessions" VALUES(X'CC82B98834754C6C8DE405F09933241A9337389CE3DEB1EC9625E30B7D0F1D47',1214310771586114,1794872384409);
INSERT INTO "sessions" VALUES(X'DA00172B680DE283561717315A3BF86D81D74BAF21B8DCAC918FACE661D7822B',128527271032,1794872384695);
INSERT INTO "sessions" VALUES(X'DAC5F70ADB88BBEC4D38A4B73875C02F245786FD364067BD73F22E29E3530D40',2026523278465399,1794872384689);
INSERT INTO "sessions" VALUES(X'F15EE5D7E6B5781F82AC45FEFCCBD47F49D9A8B8DAF987141FA6BDA7A4413488',3702135629070094,1794872384613);
INSERT INTO "sessions" VALUES(X'FB480E8394BA0C1DA82B1B93A24D322201AE23D7AB32AC0E4686F5B918B6AD84',3902174829161818,1794872384620);
CREATE TABLE tables (
        id INTEGER NOT NULL PRIMARY KEY,
        closed_ms INTEGER
    ) STRICT;
INSERT INTO "tables" VALUES(-7066289143693111373,NULL);
INSERT INTO "tables" VALUES(-6882653873063161828,NULL);
INSERT INTO "tables" VALUES(-2970459046286901449,NULL);
INSERT INTO "tables" VALUES(7053348741901798532,NULL);
CREATE INDEX sessions_of ON sessions (person);
CREATE INDEX results_of ON results (person) WHERE person IS NOT NULL;
CREATE INDEX ratings_of ON ratings (person);
CREATE INDEX reports_by ON reports (by, at_ms);
PRAGMA user_version = 2;
