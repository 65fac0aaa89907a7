/**
 * Common passwords of twelve characters or more, in lower case. Shorter ones are rejected for their length, and
 * repetitions are found by `passwordIssue`.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  !qaz2wsx3edc !qaz@wsx#edc 0000000000000 010203040506 012345678901 0123456789012 098765432109 098765432112
  0987654321qwerty 102030405060 1020304050607 11112222333344 111222333444 112233445566 11223344556677 121212121212
  123123123123 123321123321 1234512345123 1234554321123 123456654321 123456789012 1234567890123 12345678901234
  123456789012345 1234567890123456 1234567890ab 1234567890abc 1234567890abcd 1234567890qwerty 123456789123
  123456789123456789 123456789abc 123456789qwerty 12345678abcd 123456abcdef 123456qwerty 12345qwerty12 1234abcd1234
  1234qwertyuiop 123698745123 123abc123abc 123qwe123qwe 123qweasdzxc 135792468013 147258369000 147258369147
  159753159753 1a2b3c4d5e6f 1q2w3e4r1q2w 1q2w3e4r5t1q 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i
  1q2w3e4r5t6y7u8i9o0p 1qaz1qaz1qaz 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qaz2wsx3edc4rfv5tgb 1qaz@wsx3edc 1qazxsw23edc
  741852963000 789456123000 789456123789 987654321012 9876543210123 987654321098 a1b2c3d4e5f6 a1b2c3d4e5f6g7
  a1s2d3f4g5h6 aa1234567890 aaaaaa111111 abc123456789 abc123abc123 abcabcabcabc abcd12345678 abcd1234abcd
  abcd1234efgh abcdef123456 abcdefg12345 abcdefgh1234 abcdefghijkl abcdefghijklm abcdefghijklmnop
  abcdefghijklmnopqrstuvwxyz abracadabra1 abracadabra12 abracadabra123 admin1234567 admin12345678 admin123456789
  admin1234admin admin123admin admin@123456 admin@admin123 adminadmin12 adminadmin123 adminadmin1234 adminadminadmin
  administracion administrador administrateur administrator administrator! administrator1 administrator12
  administrator123 adminpassword alexander123 alexander1234 arsenal12345 asdf1234asdf asdfasdfasdf asdfghjkl123
  asdfghjkl1234 asdfghjkl12345 asdfghjkl;123 asdfghjklqwe asdfghjklzxc asdfghjklzxcvbnm asdfqwer1234 autumn2025!!
  azertyuiop12 azertyuiop123 azertyuiopqs azertyuiopqsdfghjklm babygirl1234 barcelona123 barcelona1234 baseball1234
  basketball12 basketball123 basketball1234 basketball23 batman123456 bestfriends1 bestfriends123 blessed12345
  butterfly123 butterfly1234 changeitnow12 changeme1234 changeme12345 changeme123456 changemenow1 changethis123
  charlotte123 chelsea12345 chocolate123 chocolate1234 christian123 christopher1 christopher12 christopher123
  company12345 company123456 computer1234 computer12345 contrasena123 contraseña123 correcthorsebatterystaple
  december1234 defaultpass1 defaultpassword directory123 directory1234 dragon123456 dragonball123 dragonballz1
  elizabeth123 facebook1234 facebook12345 familyfirst1 february1234 football1234 football12345 football123456
  forever12345 forever21forever forgetpassword forgotpassword fortnite1234 friends12345 fuckyou12345 fuckyou123456
  fuckyoubitch godisgood123 godislove123 goodluck1234 goodmorning1 goodmorning123 google123456 guest1234567
  guestpassword hallohallo123 happybirthday happybirthday1 happyhappy12 haslo1234567 hello1234567 hello123hello
  hellohello12 hellohello123 hellokitty12 hellokitty123 helloworld12 helloworld123 helloworld1234 heslo1234567
  idontcare123 idontknow123 ihatepasswords ihateyou1234 ilovechocolate ilovejesus123 ilovemydog123 ilovemyfamily
  ilovemymother iloveyou1234 iloveyou12345 iloveyou123456 iloveyou2024 iloveyou2025 iloveyoubaby iloveyouforever
  iloveyoulord iloveyoumore iloveyousomuch inspection12 inspection123 inspection1234 inspectionsinspections
  inspector123 inspector1234 inspectory12 inspectory123 inspectory1234 instagram123 internet1234 internet12345
  january12345 jennifer1234 jesuschrist1 jesuschrist123 jesusislord1 jesusislord12 jesuslovesme jonathan1234
  juventus1234 letmein12345 letmein123456 letmeinletmein letmeinnow123 letmeinplease linkedin1234 liverpool123
  liverpool1234 losenord1234 lozinka12345 manchester12 manchestercity manchesterunited master123456 master1234567
  masterpassword michelle1234 microsoft123 minecraft123 minecraft1234 monkey123456 motdepasse12 motdepasse123
  motdepasse1234 motherfucker motherfucker1 mypassword12 mypassword123 mypassword1234 mypasswordis mysecretpassword
  nevermind123 newpassword1 newpassword12 newpassword123 nicholas1234 nopassword12 nothing12345 november1234
  oldpassword12 opensesame12 opensesame123 opensesame1234 p@ssw0rd!!!! p@ssw0rd!@#$ p@ssw0rd0000 p@ssw0rd1111
  p@ssw0rd123! p@ssw0rd1234 p@ssw0rd1234! p@ssw0rd12345 p@ssw0rd123456 p@ssw0rd1234567 p@ssw0rd12345678
  p@ssw0rd123456789 p@ssw0rd2023 p@ssw0rd2024 p@ssw0rd2024! p@ssw0rd2025 p@ssw0rd2025! p@ssw0rd2026 p@ssw0rd2026!
  p@ssw0rd@123 p@ssw0rd@1234 p@ssw0rdabcd p@ssword!!!! p@ssword!@#$ p@ssword0000 p@ssword1111 p@ssword123!
  p@ssword1234 p@ssword1234! p@ssword12345 p@ssword123456 p@ssword1234567 p@ssword12345678 p@ssword123456789
  p@ssword2023 p@ssword2024 p@ssword2024! p@ssword2025 p@ssword2025! p@ssword2026 p@ssword2026! p@ssword@123
  p@ssword@1234 p@sswordabcd pa$$w0rd!!!! pa$$w0rd!@#$ pa$$w0rd0000 pa$$w0rd1111 pa$$w0rd123! pa$$w0rd1234
  pa$$w0rd1234! pa$$w0rd12345 pa$$w0rd123456 pa$$w0rd1234567 pa$$w0rd12345678 pa$$w0rd123456789 pa$$w0rd2023
  pa$$w0rd2024 pa$$w0rd2024! pa$$w0rd2025 pa$$w0rd2025! pa$$w0rd2026 pa$$w0rd2026! pa$$w0rd@123 pa$$w0rd@1234
  pa$$w0rdabcd pa$$word!!!! pa$$word!@#$ pa$$word0000 pa$$word1111 pa$$word123! pa$$word1234 pa$$word1234!
  pa$$word12345 pa$$word123456 pa$$word1234567 pa$$word12345678 pa$$word123456789 pa$$word2023 pa$$word2024
  pa$$word2024! pa$$word2025 pa$$word2025! pa$$word2026 pa$$word2026! pa$$word@123 pa$$word@1234 pa$$wordabcd
  parola123456 passw0rd!!!! passw0rd!@#$ passw0rd0000 passw0rd1111 passw0rd123! passw0rd1234 passw0rd1234!
  passw0rd12345 passw0rd123456 passw0rd1234567 passw0rd12345678 passw0rd123456789 passw0rd2023 passw0rd2024
  passw0rd2024! passw0rd2025 passw0rd2025! passw0rd2026 passw0rd2026! passw0rd@123 passw0rd@1234 passw0rdabcd
  password!!!! password!@#$ password0000 password1111 password123! password1234 password1234! password12345
  password123456 password1234567 password12345678 password123456789 password2023 password2024 password2024!
  password2025 password2025! password2026 password2026! password@123 password@1234 passwordabcd passwort1234
  passwort12345 passwort123456 pleaseletmein pokemon12345 pokemon123456 princess1234 princess12345 princess123456
  q1w2e3r4t5y6 q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8 q1w2e3r4t5y6u7i8o9p0 qaz123wsx456 qazwsx123456 qazwsxedc123
  qazwsxedc1234 qazwsxedcrfv qazxswedcvfr qwe123qwe123 qweasd123456 qweasdzxc123 qweasdzxcrfv qweqweqweqwe
  qwer1234asdf qwer1234qwer qwerasdfzxcv qwerty123456 qwerty1234567 qwerty12345678 qwerty123456789 qwerty1234567890
  qwertyasdfgh qwertyasdfzxcv qwertyazerty qwertyqwerty qwertyuiop12 qwertyuiop123 qwertyuiop1234 qwertyuiop[]
  qwertyuiop[] qwertyuiopas qwertyuiopasdf qwertyuiopasdfgh qwertyuiopasdfghjkl qwertyuiopasdfghjklzxcvbnm
  qwertzuiop12 qwertzuiop123 qwertzuiopasdf realmadrid12 realmadrid123 root12345678 rootpassword rootrootroot
  salasana1234 samsung12345 samsung123456 secret123456 secretpassword secretsecret securepassword securepassword1
  senha1234567 september123 shadow123456 spiderman123 spiderman1234 spring2025!! starwars1234 starwars12345
  stephanie123 strawberry12 strawberry123 strongpassword strongpassword1 summer2024!! summer2025!! sunshine1234
  sunshine12345 sunshine123456 superman1234 superman12345 supersecret1 supersecret12 supersecret123 superuser123
  telephone123 temp12345678 temporarypassword temppassword temppassword1 test12345678 test123456789 testing12345
  testing123456 testpassword testpassword1 testpassword123 testtesttest testuser1234 thisisapassword
  thisismypassword thisisnotapassword toor12345678 topsecret123 trustno1trustno1 trustnoone12 user12345678
  userpassword verysecret12 verysecurepassword wachtwoord12 wachtwoord123 wachtwoord1234 welcome12345 welcome123456
  welcome2024! welcome2025! welcome2026! welcome@12345 welcomehome1 welcometomyworld welcomewelcome whatever1234
  whatever12345 whatismypassword winter2024!! winter2025!! yourpassword zaq12wsxcde3 zaq1@wsxcde3 zaq1xsw2cde3
  zaq1zaq1zaq1 zxcvbnm,./123 zxcvbnm12345 zxcvbnm123456 zxcvbnm1234567 zxcvbnmasdfg zxcvbnmasdfghjkl zxcvzxcvzxcv
`
    .split(/\s+/)
    .filter((password) => password !== ''),
);
