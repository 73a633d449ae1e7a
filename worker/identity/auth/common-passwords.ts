/**
 * Passwords that guessing starts with and that satisfy the rule (8 or more, upper, lower, digit), in lower case: the
 * comparison ignores case. Drawn from what the published breach rankings have in common; longer tails are covered by
 * the patterns in password-policy.ts.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 qaz12345 qazwsx12 qazwsx123 zaq12wsx zaq1xsw2
  1234qwer 123qweasd 123qweasdzxc qwe123456 qwer1234 qwerty11 qwertyui1 qweasd123 asd12345 asdf1234 asdfgh12 asdfgh123
  zxcvbnm1 zxcvbn123 1234abcd 123abc123 abc12345 abc123456 abcd1234 abcd12345 abcde123 abcdef12 abcdefg1 abcdefgh1
  aa123456 aaa12345 aaaaaa11 a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 aabbcc11 as123456 q1234567 q123456789
  pa55word pa55w0rd pa$$w0rd p4ssw0rd p4ssword p@55w0rd p@ssw0rd p@ssw0rd1 p@ssword1 passw0rd passw0rd1 pass1234
  pass12345 pass123word passpass1 passwd123 mypass123 mypassword1 newpass1 newpassword1 temp1234 temppass1 test1234
  test12345 testing1 testing123 tester123 test123456 guest123 guest1234 user1234 user12345 username1 demo1234
  admin123 admin1234 admin12345 admin2020 admin2021 admin2022 admin2023 admin2024 admin2025 admin2026 administrator1
  root1234 default1 default123 changeme1 changeme123 secret12 secret123 secret1234 letmein1 letmein12 letmein123
  welcome1 welcome12 welcome123 welcome1234 welcome01 welcome2 welcome3 login123 login1234 master12 master123
  iloveyou1 iloveyou2 iloveyou12 iloveyou123 ilove123 loveyou1 lovely123 loveme12 loveme123 love1234 love12345
  sunshine1 sunshine12 sunshine123 princess1 princess12 princess123 football1 football12 football123 baseball1
  baseball123 basketball1 basketball123 superman1 superman12 superman123 batman123 batman12 spiderman1 spiderman123
  michael1 michael12 michael123 jordan23 jordan123 jennifer1 jessica1 jessica12 jessica123 ashley12 ashley123
  charlie1 charlie12 charlie123 thomas123 daniel12 daniel123 andrew123 matthew1 matthew123 joshua12 joshua123
  anthony1 anthony123 william1 william123 nicole12 nicole123 hannah123 samantha1 samantha123 michelle1 michelle123
  amanda123 justin123 robert123 george123 maggie123 buster123 tigger12 tigger123 ginger12 ginger123 pepper12 pepper123
  shadow12 shadow123 dragon12 dragon123 dragon1234 monkey12 monkey123 monkey1234 hunter12 hunter123 ranger123
  killer12 killer123 soccer12 soccer123 hockey12 hockey123 cookie12 cookie123 summer12 summer123 winter12 winter123
  spring123 autumn123 flower12 flower123 orange12 orange123 purple12 purple123 banana12 banana123 cheese12 cheese123
  chocolate1 chocolate123 butterfly1 rainbow1 rainbow123 freedom1 freedom123 forever1 forever123 diamond1 diamond123
  phoenix1 phoenix123 mustang1 mustang123 corvette1 ferrari1 ferrari123 porsche1 porsche911 mercedes1 yankees1 lakers24
  chelsea1 chelsea123 liverpool1 liverpool123 arsenal1 arsenal123 barcelona1 barcelona123 realmadrid1 juventus1
  pokemon1 pokemon123 pikachu1 pikachu123 minecraft1 minecraft123 fortnite1 starwars1 starwars123 gandalf1 matrix123
  computer1 computer123 internet1 internet123 samsung1 samsung123 google123 google12 facebook1 facebook123 linkedin1
  whatever1 whatever123 trustno1 nothing1 nothing123 blink182 slipknot1 metallica1 nirvana1 eminem123 bond0077
  hello123 hello1234 hello12345 helloworld1 hellohello1 hola1234 hola12345 bonjour1 bonjour123 ciao1234 hallo123
  contrasena1 contrasena123 contraseña1 contraseña123 clave123 clave1234 bienvenido1 bienvenido123 teamo123 teamo1234
  tequiero1 tequiero123 mariposa1 mariposa123 estrella1 estrella123 princesa1 princesa123 espana123 españa123 madrid123
  madrid1234 mexico123 mexico1234 america1 america123 carlos123 alejandro1 alejandra1 fernando1 daniela1 daniela123
  gabriela1 valentina1 santiago1 sebastian1 patricia1 jesus123 jesus1234 dios1234 familia1 familia123 corazon1
  corazon123 amor1234 amorcito1 futbol123 futbol10 boca1234 river123 querty123 azerty12 azerty123 motdepasse1 loulou123
  london123 london12 paris123 berlin123 america1 canada123 england1 germany1 usa12345 texas123 florida1 newyork1
  traveler1 traveller1 travel123 travel1234 vacation1 holiday1 holiday123 suitcase1 backpack1 passport1 passport123
  january1 january123 february1 march123 april123 monday123 friday13 friday123 august123 september1 october1 november1
  december1 christmas1 birthday1 birthday123 lovelove1 money123 money1234 lucky123 lucky777 casino123 success1
  success123 company1 company123 office123 business1 manager1 support1 support123 service1 server123 network1 windows1
  windows10 windows11 windows7 apple123 apple1234 iphone11 android1 system123 oracle123 cisco123 ubuntu123 linux123
  `
    .trim()
    .split(/\s+/),
);

/** Words so usual that nothing but digits and signs around them makes a password. */
export const COMMON_WORDS: readonly string[] = [
  'password',
  'passwort',
  'contraseña',
  'contrasena',
  'qwerty',
  'qwertyuiop',
  'asdfgh',
  'welcome',
  'letmein',
  'iloveyou',
  'admin',
  'valija',
];
