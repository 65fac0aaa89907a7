/**
 * The glossary: term, definition, then the word in German, French, Spanish, Turkish, Arabic and Chinese. A place stays
 * empty where no settled word is known.
 */
export const GLOSSARY_TABLE = `
A-scan | The plain ultrasonic display: height of the signal over time or depth. | A-Bild |  | barrido A | A-tarama |  | A型显示
acceptance criteria | All rules of a code or contract by which test results are accepted. | Annahmekriterien | critères d'acceptation | criterios de aceptación | kabul kriterleri | معايير القبول | 验收准则
acceptance level | The line between accepted and rejected indications of one method, as a number or letter of a standard. | Zulässigkeitsgrenze | niveau d'acceptation | nivel de aceptación | kabul seviyesi | مستوى القبول | 验收等级
accreditation | Recognition by a national body that a laboratory or inspection body is competent for named work. | Akkreditierung | accréditation | acreditación | akreditasyon | اعتماد | 认可
acoustic emission | Listening for the sound of damage while a structure is loaded. | Schallemission | émission acoustique | emisión acústica | akustik emisyon | الانبعاث الصوتي | 声发射
adhesion test | A test of how firmly a coating holds. | Haftfestigkeitsprüfung | essai d'adhérence | prueba de adherencia | yapışma testi | اختبار الالتصاق | 附着力试验
as-received pop test | The opening test of a safety valve before anybody cleans or dismantles it. |  |  |  |  |  | 
attenuation | Loss of sound or radiation on its way through the material. | Schwächung | atténuation | atenuación | zayıflama | توهين | 衰减
authorised inspection agency | An organisation whose inspectors may inspect under the ASME code. |  | organisme d'inspection autorisé | agencia de inspección autorizada |  |  | 授权检验机构
authorised inspector | The inspector of such an agency, or one certified by API, who accepts work under the code. |  |  | inspector autorizado |  | مفتش معتمد | 授权检验师
B-scan | A section through the part, drawn from readings along a line. | B-Bild |  | barrido B | B-tarama |  | B型显示
back-wall echo | The echo of the far side of the part. | Rückwandecho | écho de fond | eco de fondo |  |  | 底波
bend test | Bending a specimen of a weld to open hidden flaws. | Biegeprüfung | essai de pliage | ensayo de doblado | eğme testi | اختبار الثني | 弯曲试验
boiler | A vessel that is heated to make steam or hot water. | Dampfkessel | chaudière | caldera | kazan | غلاية | 锅炉
brittle fracture | A sudden break with hardly any stretching, mostly in the cold. | Sprödbruch | rupture fragile | rotura frágil | gevrek kırılma | كسر هش | 脆性断裂
C-scan | A map of the part seen from above, coloured by depth or signal. | C-Bild |  | barrido C | C-tarama |  | C型显示
calibration | Comparing an instrument with a standard of known value. | Kalibrierung | étalonnage | calibración | kalibrasyon | معايرة | 校准
calibration block | A piece of known shape for setting an instrument. | Kalibrierkörper | bloc d'étalonnage | bloque de calibración | kalibrasyon bloğu | كتلة معايرة | 校准试块
certification body | An organisation that examines or audits and then issues certificates. | Zertifizierungsstelle | organisme de certification | organismo de certificación | belgelendirme kuruluşu | جهة منح الشهادات | 认证机构
coating | A layer that protects a surface. | Beschichtung | revêtement | recubrimiento | kaplama | طلاء | 涂层
cold crack | A crack by hydrogen that may open hours or days after welding. | Kaltriss | fissuration à froid | grieta en frío | soğuk çatlak |  | 冷裂纹
competent person | A person or body with the knowledge, and the independence, that a law asks for. | zur Prüfung befähigte Person | personne compétente | persona competente |  | شخص مختص | 
condition monitoring location | A marked place on a pipe or vessel where the thickness is measured again and again. |  |  |  |  |  | 
confined space | A place with narrow entry where the air may be dangerous. | enger Raum | espace confiné | espacio confinado | kapalı alan | مكان مغلق | 受限空间
controlled area | The zone around radiation work where others must not enter. | Kontrollbereich | zone contrôlée | zona controlada | denetimli alan | منطقة خاضعة للمراقبة | 控制区
corrosion allowance | Wall that the designer adds because it may be lost in service. | Korrosionszuschlag | surépaisseur de corrosion | sobrespesor de corrosión | korozyon payı | سماحية التآكل | 腐蚀裕量
corrosion monitoring | Following corrosion with probes, coupons or fixed sensors. | Korrosionsüberwachung | surveillance de la corrosion | monitoreo de corrosión | korozyon izleme | مراقبة التآكل | 腐蚀监测
corrosion rate | Loss of wall in a year. | Korrosionsrate | vitesse de corrosion | velocidad de corrosión | korozyon hızı | معدل التآكل | 腐蚀速率
corrosion under insulation | Corrosion by water that insulation hides and holds. | Korrosion unter Isolierung | corrosion sous calorifuge | corrosión bajo aislamiento | izolasyon altı korozyonu | التآكل تحت العزل | 保温层下腐蚀
couplant | The liquid or gel that carries sound from probe to part. | Koppelmittel | couplant | acoplante | temas sıvısı |  | 耦合剂
crack | A sharp separation of the material, the most dangerous kind of flaw. | Riss | fissure | grieta | çatlak |  | 裂纹
creep | Slow stretching of hot metal under load. | Kriechen | fluage | termofluencia |  | الزحف | 蠕变
damage mechanism | The process that weakens equipment: corrosion, fatigue, creep and others. | Schädigungsmechanismus | mécanisme d'endommagement | mecanismo de daño | hasar mekanizması | آلية التلف | 损伤机理
dead zone | The layer in which a test cannot see a flaw. | Totzone | zone morte | zona muerta | ölü bölge | منطقة ميتة | 盲区
decision rule | The agreed way in which uncertainty enters a statement of pass or fail. | Entscheidungsregel | règle de décision | regla de decisión | karar kuralı |  | 判定规则
defect | A flaw that exceeds the acceptance limit, so the part is rejected or repaired. | unzulässiger Fehler | défaut | defecto | kusur | عيب مرفوض | 缺陷
demagnetisation | Removing the magnetism that a test has left. | Entmagnetisierung | désaimantation | desmagnetización | mıknatıslığın giderilmesi | إزالة المغنطة | 退磁
developer | The powder that draws penetrant out of a flaw and makes it visible. | Entwickler | révélateur | revelador | geliştirici | مادة مظهرة | 显像剂
dew point | The temperature at which water condenses from the air. | Taupunkt | point de rosée | punto de rocío | çiy noktası | نقطة الندى | 露点
discontinuity | Any break in the structure or shape of a material, wanted or not. | Inhomogenität | discontinuité | discontinuidad | süreksizlik | انقطاع | 不连续
distance-amplitude curve | The line on the screen that shows how strong a reference reflector echoes at each depth. |  | courbe amplitude-distance | curva amplitud-distancia |  |  | 距离-波幅曲线
dose rate | The radiation dose in a unit of time at a place. | Dosisleistung | débit de dose | tasa de dosis | doz hızı | معدل الجرعة | 剂量率
dry film thickness | The thickness of a coating after drying. | Trockenschichtdicke | épaisseur du film sec | espesor de película seca | kuru film kalınlığı | سماكة الطبقة الجافة | 干膜厚度
dwell time | The time that penetrant stays on the part before it is removed. | Eindringdauer | temps d'imprégnation | tiempo de penetración |  |  | 渗透时间
eddy current testing | Finding flaws of conductive material by currents that a coil induces. | Wirbelstromprüfung | contrôle par courants de Foucault | corrientes inducidas | girdap akımı muayenesi | الفحص بالتيارات الدوامية | 涡流检测
encoder | The device that records where the probe is. | Weggeber | codeur | codificador | enkoder |  | 编码器
erosion | Loss of wall by flowing liquid, drops or particles. | Erosion | érosion | erosión | erozyon | تعرية | 冲蚀
expediting | Following an order at the works so that it is delivered in time. | Terminverfolgung | relance fournisseurs |  | sipariş takibi |  | 催交
false call | A flaw reported where there is none. | Falschanzeige | fausse alarme |  |  |  | 误报
false indication | An indication that no flaw has caused: dirt, noise, geometry or handling. | Scheinanzeige | fausse indication | indicación falsa | yanlış belirti | مؤشر كاذب | 伪显示
fatigue crack | A crack that grows with each change of load. | Ermüdungsriss | fissure de fatigue | grieta por fatiga | yorulma çatlağı | شرخ الكلال | 疲劳裂纹
film density | How dark a film is, measured as optical density. | Filmschwärzung | densité du film | densidad de la película |  | كثافة الفيلم | 底片黑度
fitness for service | An engineering proof that damaged equipment may go on working, and how long. |  | aptitude au service | aptitud para el servicio | hizmete uygunluk | صلاحية الخدمة | 合于使用评价
flat-bottom hole | A drilled hole with a flat end, used as a reference reflector. | Flachbodenbohrung | trou à fond plat | taladro de fondo plano | düz tabanlı delik |  | 平底孔
flaw | An imperfection that a test can find. It may be acceptable. |  |  |  |  |  | 
full matrix capture | Recording the signals of all pairs of array elements, to compute images later. |  | acquisition matricielle complète | captura de matriz completa |  |  | 全矩阵捕获
fusion line | The border between weld metal and base metal. | Schmelzlinie | ligne de fusion | línea de fusión | ergime çizgisi | خط الانصهار | 熔合线
geometric unsharpness | The blur that the size and the distances of the source cause. | geometrische Unschärfe | flou géométrique | borrosidad geométrica | geometrik bulanıklık | عدم الوضوح الهندسي | 几何不清晰度
guided wave testing | Screening of long pipes by waves that travel along the wall. | geführte Wellen | ondes guidées | ondas guiadas | kılavuzlu dalga muayenesi | الموجات الموجّهة | 导波检测
half-life rule | The rule that the next inspection comes before half of the remaining life has passed. |  |  |  |  |  | 
half-value layer | The thickness of a material that lets half of the radiation through. | Halbwertsschicht | couche de demi-atténuation | capa hemirreductora | yarı değer kalınlığı |  | 半值层
hardness test | Pressing a hard body into a material and measuring the mark or its depth. | Härteprüfung | essai de dureté | ensayo de dureza | sertlik testi | اختبار الصلادة | 硬度试验
heat exchanger | Equipment that passes heat from one fluid to another through tubes or plates. | Wärmetauscher | échangeur de chaleur | intercambiador de calor | ısı eşanjörü | مبادل حراري | 换热器
heat-affected zone | The metal beside a weld that the heat has changed without melting it. | Wärmeeinflusszone | zone affectée thermiquement | zona afectada por el calor | ısı tesiri altındaki bölge | المنطقة المتأثرة بالحرارة | 热影响区
helium leak test | A leak test with helium and a mass spectrometer. | Heliumlecktest | essai d'étanchéité à l'hélium | prueba de fugas con helio | helyum kaçak testi | اختبار التسرب بالهيليوم | 氦检漏
high temperature hydrogen attack | Loss of strength when hot hydrogen reacts with the carbon of steel. | Druckwasserstoffangriff | attaque par l'hydrogène à haute température | ataque por hidrógeno a alta temperatura | yüksek sıcaklık hidrojen hasarı | هجوم الهيدروجين بدرجات الحرارة العالية | 高温氢腐蚀
hold point | A step that must not be passed before the named party has released it. | Haltepunkt | point d'arrêt | punto de parada | durma noktası | نقطة توقف | 
holiday | A pinhole or gap in a coating. |  | défaut de continuité | discontinuidad del recubrimiento |  |  | 漏点
hot crack | A crack that opens while the weld metal solidifies. | Heißriss | fissuration à chaud | grieta en caliente |  |  | 热裂纹
hydrogen-induced cracking | Stepwise cracks in plate, where hydrogen collects at inclusions. | wasserstoffinduzierte Risse | fissuration induite par l'hydrogène | fisuración inducida por hidrógeno | hidrojen kaynaklı çatlama | تشقق ناتج عن الهيدروجين | 氢致开裂
hydrostatic test | A pressure test with water, above the design pressure. | Wasserdruckprüfung | essai hydraulique | prueba hidrostática | hidrostatik test | اختبار هيدروستاتيكي | 水压试验
image quality indicator | Wires or holes on a radiograph that prove how fine a detail it shows. | Bildgüteprüfkörper | indicateur de qualité d'image | indicador de calidad de imagen | görüntü kalite göstergesi | مؤشر جودة الصورة | 像质计
impact test | Breaking a notched bar with a pendulum, for the energy it absorbs. | Kerbschlagbiegeversuch | essai de flexion par choc | ensayo de impacto | darbe testi |  | 冲击试验
imperfection | A departure of a weld from the ideal. Quality levels say how much is allowed. | Unregelmäßigkeit |  | imperfección |  |  | 缺欠
in-service inspection | Inspection of equipment that has begun its working life. |  | inspection en service | inspección en servicio | işletme sırasında muayene | تفتيش أثناء الخدمة | 在役检验
incomplete penetration | A root that the weld has not filled through the full thickness. | ungenügende Durchschweißung | manque de pénétration | falta de penetración | nüfuziyet eksikliği | نقص الاختراق | 未焊透
indication | A signal or mark that a test shows and that a person must interpret. | Anzeige | indication | indicación | belirti | مؤشر | 显示
inspection and test plan | A table of all checks of an order: document, limit, and who attends. | Prüf- und Inspektionsplan | plan de contrôle et d'essais | plan de inspección y ensayos | muayene ve test planı | خطة الفحص والاختبار | 检验和试验计划
inspection certificate 3.1 | A certificate of EN 10204 for the delivered lot, signed by the manufacturer’s inspector, who is independent of production. | Abnahmeprüfzeugnis 3.1 | certificat de réception 3.1 | certificado de inspección 3.1 | muayene sertifikası 3.1 | شهادة تفتيش 3.1 | 3.1检验证书
lack of fusion | A place where weld metal has not joined the base metal or the run below. | Bindefehler | manque de fusion | falta de fusión | ergime eksikliği | نقص الانصهار | 未熔合
lamination | A flat separation inside plate, parallel to its surface. | Dopplung | dédoublure | laminación | laminasyon |  | 分层
leak testing | Finding or measuring flow through a wall or joint. | Dichtheitsprüfung | contrôle d'étanchéité | prueba de fugas | sızdırmazlık testi | اختبار التسرب | 泄漏检测
level 1 | A person certified to test under an instruction, without deciding on acceptance. | Stufe 1 | niveau 1 | nivel 1 | seviye 1 |  | I级
level 2 | A person certified to set up, test, evaluate and report by a procedure. | Stufe 2 | niveau 2 | nivel 2 | seviye 2 |  | II级
level 3 | A person certified to approve procedures and to direct all work of a method. | Stufe 3 | niveau 3 | nivel 3 | seviye 3 |  | III级
lift-off | The gap between an eddy current probe and the metal, and the signal that it causes. |  |  |  |  |  | 提离效应
macro examination | Looking at a polished and etched section at low magnification. | Makroschliff | examen macrographique | examen macrográfico | makro inceleme |  | 宏观金相检验
magnetic flux leakage | Finding loss of wall by the magnetic field that leaves thin places. | Magnetstreufluss | fuite de flux magnétique | fuga de flujo magnético | manyetik akı kaçağı | تسرب الفيض المغناطيسي | 漏磁检测
magnetic particle testing | Finding flaws near the surface of magnetic steel by particles that gather at stray fields. | Magnetpulverprüfung | magnétoscopie | partículas magnéticas | manyetik parçacık muayenesi | الفحص بالجسيمات المغناطيسية | 磁粉检测
maximum allowable working pressure | The highest pressure that a vessel may carry at its top, at a named temperature. | höchstzulässiger Betriebsdruck | pression maximale admissible | presión máxima de trabajo admisible | izin verilen azami çalışma basıncı | أقصى ضغط تشغيل مسموح | 最高允许工作压力
measurement uncertainty | The range around a result in which the true value lies with a stated likelihood. | Messunsicherheit | incertitude de mesure | incertidumbre de medida | ölçüm belirsizliği | عدم اليقين في القياس | 测量不确定度
microbial corrosion | Corrosion that bacteria start or speed up. | mikrobiell beeinflusste Korrosion | corrosion bactérienne | corrosión microbiológica | mikrobiyal korozyon | تآكل ميكروبي | 微生物腐蚀
mill certificate | The manufacturer’s record of the analysis and tests of a material. | Materialzeugnis | certificat matière | certificado de fábrica | malzeme sertifikası | شهادة المصنع | 质量证明书
minimum design metal temperature | The lowest metal temperature at which a vessel may carry its pressure. | tiefste Auslegungstemperatur | température minimale de conception | temperatura mínima de diseño | asgari tasarım metal sıcaklığı | أدنى درجة حرارة تصميمية للمعدن | 最低设计金属温度
minimum required thickness | The smallest wall that still carries the load by the design rule. | erforderliche Mindestwanddicke | épaisseur minimale requise | espesor mínimo requerido | gerekli minimum kalınlık | الحد الأدنى للسماكة المطلوبة | 
near field | The zone close to an ultrasonic probe where the height of an echo says little about size. | Nahfeld | champ proche | campo cercano | yakın alan | المجال القريب | 近场
non-conformity | A requirement that is not met, with a record of its correction. | Abweichung | non-conformité | no conformidad | uygunsuzluk | عدم مطابقة | 不符合项
non-destructive testing | Testing that leaves the object fit for use. | zerstörungsfreie Prüfung | contrôle non destructif | ensayos no destructivos | tahribatsız muayene | الفحص غير المتلف | 无损检测
notified body | A body that an EU state has named to assess products under EU law. | benannte Stelle | organisme notifié | organismo notificado | onaylanmış kuruluş | جهة مُبلّغة | 公告机构
nozzle | The short branch by which pipes join a vessel or tank. | Stutzen | tubulure | boquilla | nozul | فوهة | 接管
optical emission spectrometry | Analysis by the light of a spark. It shows carbon too. | Funkenspektrometrie | spectrométrie d'émission optique | espectrometría de emisión óptica | optik emisyon spektrometresi | مطيافية الانبعاث الضوئي | 
penetrant testing | Finding open surface flaws by a liquid that creeps in and is drawn out again. | Eindringprüfung | ressuage | líquidos penetrantes | sıvı penetrant muayenesi | الفحص بالسوائل النافذة | 渗透检测
periodic inspection | Inspection that is repeated at fixed times. | wiederkehrende Prüfung | inspection périodique | inspección periódica | periyodik kontrol | فحص دوري | 定期检验
permit to work | The written consent to begin a dangerous job, with its conditions. | Arbeitserlaubnis | permis de travail | permiso de trabajo | çalışma izni | تصريح عمل | 作业许可
phased array | An ultrasonic probe of many elements whose delays steer and focus the beam. | Phased-Array-Ultraschall | ultrasons multi-éléments | ultrasonido por arreglo de fases |  | المصفوفة الطورية | 相控阵
pitting | Corrosion in small, deep spots. | Lochkorrosion | corrosion par piqûres | corrosión por picadura | oyuklanma korozyonu | تآكل نقري | 点蚀
pneumatic test | A pressure test with gas. The stored energy makes it dangerous. | pneumatische Druckprüfung | essai pneumatique | prueba neumática | pnömatik test | اختبار هوائي | 气压试验
porosity | Gas pores in a weld or casting. | Porosität | porosité | porosidad | gözeneklilik | مسامية | 气孔
positive material identification | A check of the alloy on the part itself. | Werkstoffverwechslungsprüfung | identification positive des matériaux | identificación positiva de materiales | pozitif malzeme tanımlama |  | 材料可靠性鉴别
post-weld heat treatment | Heating a finished weld to lower its stresses and hardness. | Wärmenachbehandlung | traitement thermique après soudage | tratamiento térmico posterior a la soldadura | kaynak sonrası ısıl işlem | المعالجة الحرارية بعد اللحام | 焊后热处理
pressure vessel | A closed container for fluid under pressure. | Druckbehälter | appareil à pression | recipiente a presión | basınçlı kap | وعاء ضغط | 压力容器
probability of detection | The chance that a test finds a flaw of a given size. | Fehlerauffindwahrscheinlichkeit | probabilité de détection | probabilidad de detección | tespit olasılığı | احتمالية الاكتشاف | 检出概率
probe | The part of the equipment that sends or receives the signal. | Prüfkopf | traducteur | palpador | prob | مجس | 探头
procedure | The approved document that says how one kind of test is done, with its limits. | Verfahrensbeschreibung | procédure | procedimiento | prosedür | إجراء | 检测规程
proficiency test | A comparison of laboratories on like samples. | Eignungsprüfung | essai d'aptitude | ensayo de aptitud | yeterlilik testi | اختبار الكفاءة | 能力验证
proof load | A load above the rated one, applied to prove lifting gear. | Prüflast | charge d'épreuve | carga de prueba | deneme yükü | حمل الاختبار | 试验载荷
pulsed eddy current | Measuring average steel thickness through insulation by a pulsed field. | Puls-Wirbelstrom | courants de Foucault pulsés | corrientes inducidas pulsadas | darbeli girdap akımı | التيارات الدوامية النبضية | 脉冲涡流
quality level | Grade B, C or D of ISO 5817 for the imperfections of a weld; B is the strictest. | Bewertungsgruppe | niveau de qualité | nivel de calidad | kalite seviyesi |  | 质量等级
radiographic testing | Making an image of the inside by X-rays or gamma rays. | Durchstrahlungsprüfung | radiographie | radiografía industrial | radyografik muayene | الفحص الإشعاعي | 射线检测
recording level | The height of a signal from which an indication is written down. | Registriergrenze | seuil de notation | nivel de registro | kayıt seviyesi |  | 
reference block | A piece with known artificial flaws for setting the sensitivity. | Vergleichskörper | bloc de référence | bloque de referencia | referans blok | كتلة مرجعية | 参考试块
release note | The paper by which an inspector lets goods leave the works. | Freigabebescheinigung |  |  |  |  | 放行单
relevant indication | An indication that comes from a real flaw and must be judged against the limits. | relevante Anzeige | indication pertinente | indicación relevante |  |  | 相关显示
remaining life | The time until the wall reaches its required thickness at the present rate. | Restlebensdauer | durée de vie résiduelle | vida remanente | kalan ömür | العمر المتبقي | 剩余寿命
remote visual inspection | Looking where nobody can go, by borescope, camera, crawler or drone. | Endoskopie | inspection visuelle à distance | inspección visual remota | uzaktan görsel muayene | الفحص البصري عن بعد | 远程目视检测
replica | A film that copies a polished surface, to be looked at under a microscope. | Replika (Folienabdruck) | réplique | réplica | replika |  | 复膜金相
rerating | A change of the permitted pressure or temperature, after a calculation. |  |  | recalificación |  |  | 重新定级
review point | A step that the named party checks on paper. |  |  |  |  |  | 
risk-based inspection | Planning by the likelihood and the consequence of failure. | risikobasierte Inspektion | inspection basée sur le risque | inspección basada en riesgo | risk esaslı muayene | التفتيش القائم على المخاطر | 基于风险的检验
rope access | Work at height on ropes, with a second rope for safety. | Seilzugangstechnik | travaux sur cordes | acceso por cuerdas | iple erişim | الوصول بالحبال | 绳索作业
safe working load | The largest load that lifting gear may carry in the stated use. | Tragfähigkeit | charge maximale d'utilisation | carga máxima de utilización | güvenli çalışma yükü | حمولة العمل الآمنة | 安全工作载荷
safety valve | A valve that opens by itself before the pressure becomes dangerous. | Sicherheitsventil | soupape de sûreté | válvula de seguridad | emniyet ventili | صمام أمان | 安全阀
scan plan | The drawing of probe positions, angles and coverage for an array or TOFD test. | Scanplan | plan de balayage | plan de barrido | tarama planı | خطة المسح | 扫查计划
scope of accreditation | The published list of tests, ranges and sites that an accreditation covers. | Akkreditierungsumfang | portée d'accréditation | alcance de acreditación | akreditasyon kapsamı | نطاق الاعتماد | 认可范围
seat tightness | How little a closed valve leaks below its set pressure. | Sitzdichtheit | étanchéité du siège | estanqueidad del asiento | oturma sızdırmazlığı | إحكام المقعد | 阀座密封性
sensitivity | How small a flaw or signal a test can show. | Empfindlichkeit | sensibilité | sensibilidad | hassasiyet | حساسية | 灵敏度
set pressure | The pressure at which a safety valve starts to open. | Ansprechdruck | pression de tarage | presión de disparo | ayar basıncı | ضغط الضبط | 整定压力
shutdown | A planned stop of a plant for inspection and repair. | Anlagenstillstand | arrêt d'unité | parada de planta | planlı duruş |  | 停工检修
side-drilled hole | A hole drilled parallel to the surface, used as a reference reflector. | Querbohrung | trou génératrice | taladro lateral |  |  | 横孔
sizing | Measuring the length, height or depth of a flaw. | Größenbestimmung | dimensionnement | dimensionamiento | boyutlandırma | تحديد الحجم | 定量
slag inclusion | Non-metallic residue of the welding flux inside a weld. | Schlackeneinschluss | inclusion de laitier | inclusión de escoria | cüruf kalıntısı | شوائب خبث | 夹渣
source size | The effective width of the radiating spot, which blurs the image. |  | dimension de la source | tamaño del foco | kaynak boyutu |  | 焦点尺寸
statutory inspection | An inspection that a law demands, at the times it sets. | gesetzlich vorgeschriebene Prüfung | inspection réglementaire | inspección reglamentaria | yasal muayene | فحص قانوني | 法定检验
storage tank | A large upright container for liquids at about the pressure of the air. | Lagertank | réservoir de stockage | tanque de almacenamiento | depolama tankı | خزان تخزين | 储罐
stress corrosion cracking | Cracking by tension and a certain fluid together. | Spannungsrisskorrosion | fissuration par corrosion sous contrainte | corrosión bajo tensión | gerilmeli korozyon çatlağı | تشقق التآكل الإجهادي | 应力腐蚀开裂
sulphide stress cracking | Brittle cracking of hard steel in wet hydrogen sulphide. | Sulfidspannungsrisskorrosion | fissuration sous contrainte par H2S | fisuración por tensión de sulfuros | sülfür gerilme çatlağı | تشقق إجهادي كبريتيدي | 硫化物应力开裂
surface preparation | Cleaning and roughening before coating or testing. | Oberflächenvorbereitung | préparation de surface | preparación de superficie | yüzey hazırlığı | تحضير السطح | 表面处理
tensile test | Pulling a specimen until it breaks, for strength and elongation. | Zugversuch | essai de traction | ensayo de tracción | çekme testi | اختبار الشد | 拉伸试验
testing level | The effort of an ultrasonic weld test: directions, angles and coverage, graded A to D. | Prüfklasse | niveau de contrôle |  |  | مستوى الاختبار | 检测等级
thermography | Showing differences of temperature with an infrared camera. | Thermografie | thermographie | termografía | termografi | التصوير الحراري | 热成像
third-party inspection | Inspection by somebody who neither made, owns nor uses the object. | Inspektion durch Dritte | inspection par tierce partie | inspección de tercera parte | üçüncü taraf muayenesi | تفتيش الطرف الثالث | 第三方检验
thorough examination | The detailed examination of lifting equipment under British law. |  |  |  |  |  | 
time-of-flight diffraction | Ultrasonic sizing by the time of waves that the tips of a flaw scatter. | Laufzeitbeugungstechnik (TOFD) |  | difracción del tiempo de vuelo |  |  | 衍射时差法
traceability | The unbroken link from a part or a result to its records or standards. | Rückverfolgbarkeit | traçabilité | trazabilidad | izlenebilirlik | إمكانية التتبع | 可追溯性
tube sheet | The thick plate that holds the ends of exchanger tubes. | Rohrboden | plaque tubulaire | placa tubular |  | لوح الأنابيب | 管板
ultrasonic testing | Finding and sizing flaws by sound above the range of hearing. | Ultraschallprüfung | contrôle par ultrasons | ensayo por ultrasonidos | ultrasonik muayene | الفحص بالموجات فوق الصوتية | 超声检测
undercut | A groove that the arc has melted along the edge of a weld. | Einbrandkerbe | caniveau | mordedura |  |  | 咬边
vendor inspection | Inspection for the buyer at the works of the manufacturer. |  | inspection chez le fournisseur | inspección en proveedor | tedarikçi muayenesi |  | 
visual testing | Testing by eye, mirror, lens or camera. | Sichtprüfung | examen visuel | inspección visual | gözle muayene | الفحص البصري | 目视检测
weld | A joint of metals made by melting or pressure. | Schweißnaht | soudure | soldadura | kaynak | لحام | 焊缝
welder qualification | The proof that a welder can make sound welds within stated ranges. | Schweißerprüfung | qualification de soudeur | calificación de soldador |  | تأهيل اللحّامين | 焊工考试
welding procedure specification | The written settings for a weld, backed by a tested record. | Schweißanweisung (WPS) | descriptif de mode opératoire de soudage | especificación del procedimiento de soldadura | kaynak prosedürü şartnamesi | مواصفة إجراء اللحام | 焊接工艺规程
witness point | A step that the named party may attend; after due notice the work goes on. |  | point de convocation |  | şahitlik noktası |  | 见证点
written instruction | The working sheet for one object, drawn from the procedure. | Prüfanweisung | instruction écrite | instrucción escrita | yazılı talimat | تعليمات مكتوبة | 作业指导书
written practice | The document in which an employer sets training, examination and certification of its NDT people. |  |  | práctica escrita |  |  | 
written scheme of examination | The British document that lists which parts of a pressure system are examined, how and when. |  |  |  |  |  | 
X-ray fluorescence | Analysis by the X-rays that a sample sends back. It does not show carbon. | Röntgenfluoreszenz | fluorescence X | fluorescencia de rayos X | X-ışını floresansı | تفلور الأشعة السينية | X射线荧光
yoke | A hand-held magnet for magnetic particle tests. | Handmagnet (Joch) | électro-aimant portatif | yugo magnético | boyunduruk |  | 磁轭
`;
