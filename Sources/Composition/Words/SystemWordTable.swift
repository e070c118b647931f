/// Ordinary words of system software, language by language, in the order of `english`. Translated
/// for Vitrine; where Apple's systems have a settled word (the menus, names of apps) it is that.
enum SystemWordTable {
  typealias Row = (language: String, words: String)

  static let english = """
    Search|Add Widget|Add Control|Search Widgets|Now Playing|Up Next|Design review
    Lunch with Ada|Evening Drive|Other|Done|Finder|File|Edit|View|Go|Window|Help
    Calendar|Photos|Camera|Mail|Notes|Tasks|Clock|News|Maps|Health|Wallet|Settings|Books|Files
    Home|Shop|Fitness|Games|Voice|Travel|Stocks|Translate|Garden|Podcast|Phone|Browser
    Messages|Music|Weather|Partly Cloudy|Sunset|Edit Widgets
    Add Widgets|Search Controls|Utilities|Choose|N|E|S|W
    """

  static let western: [Row] = [
    (
      "de",
      """
      Suchen|Widget hinzufügen|Steuerelement hinzufügen|Widgets suchen
      Jetzt läuft|Als Nächstes|Design-Besprechung|Mittagessen mit Ada|Abendfahrt|Andere|Fertig
      Finder|Ablage|Bearbeiten|Darstellung|Gehe zu|Fenster|Hilfe
      Kalender|Fotos|Kamera|Mail|Notizen|Aufgaben|Uhr|News|Karten|Health|Wallet|Einstellungen
      Bücher|Dateien|Home|Shop|Fitness|Spiele|Sprachmemos|Reisen|Aktien|Übersetzen|Garten|Podcast
      Telefon|Browser|Nachrichten|Musik|Wetter|Teils bewölkt|Sonnenuntergang|Widgets bearbeiten
      Widgets hinzufügen|Steuerelemente suchen|Dienstprogramme|Auswählen|N|O|S|W
      """
    ),
    (
      "fr",
      """
      Rechercher|Ajouter le widget|Ajouter la commande|Rechercher des widgets
      À l’écoute|À venir|Revue de design|Déjeuner avec Ada|Balade du soir|Autres|OK
      Finder|Fichier|Édition|Présentation|Aller|Fenêtre|Aide
      Calendrier|Photos|Appareil photo|Mail|Notes|Tâches|Horloge|Actualités|Plans|Santé|Cartes
      Réglages|Livres|Fichiers|Maison|Boutique|Forme|Jeux|Dictaphone|Voyages|Bourse|Traduire|Jardin
      Podcast|Téléphone|Navigateur|Messages|Musique|Météo|Éclaircies|Coucher du soleil
      Modifier les widgets
      Ajouter des widgets|Rechercher des commandes|Utilitaires|Choisir|N|E|S|O
      """
    ),
    (
      "es",
      """
      Buscar|Añadir widget|Añadir control|Buscar widgets|Ahora suena|A continuación
      Revisión de diseño|Comida con Ada|Paseo nocturno|Otros|OK
      Finder|Archivo|Edición|Visualización|Ir|Ventana|Ayuda
      Calendario|Fotos|Cámara|Mail|Notas|Tareas|Reloj|Noticias|Mapas|Salud|Cartera|Ajustes
      Libros|Archivos|Casa|Tienda|Fitness|Juegos|Notas de voz|Viajes|Bolsa|Traducir|Jardín|Podcast
      Teléfono|Navegador|Mensajes|Música|Tiempo|Parcialmente nublado|Puesta de sol|Editar widgets
      Añadir widgets|Buscar controles|Utilidades|Elegir|N|E|S|O
      """
    ),
    (
      "it",
      """
      Cerca|Aggiungi widget|Aggiungi controllo|Cerca widget|In riproduzione|A seguire
      Revisione design|Pranzo con Ada|Giro serale|Altro|Fine
      Finder|File|Modifica|Vista|Vai|Finestra|Aiuto
      Calendario|Foto|Fotocamera|Mail|Note|Attività|Orologio|Notizie|Mappe|Salute|Wallet
      Impostazioni|Libri|File|Casa|Negozio|Fitness|Giochi|Memo vocali|Viaggi|Borsa|Traduci|Giardino
      Podcast|Telefono|Browser|Messaggi|Musica|Meteo|Parz. nuvoloso|Tramonto|Modifica widget
      Aggiungi widget|Cerca controlli|Utility|Scegli|N|E|S|O
      """
    ),
    (
      "pt",
      """
      Buscar|Adicionar Widget|Adicionar Controle|Buscar Widgets|Reproduzindo Agora
      A Seguir|Revisão de design|Almoço com Ada|Passeio noturno|Outros|OK
      Finder|Arquivo|Editar|Visualizar|Ir|Janela|Ajuda
      Calendário|Fotos|Câmera|Mail|Notas|Tarefas|Relógio|Notícias|Mapas|Saúde|Carteira|Ajustes
      Livros|Arquivos|Casa|Loja|Fitness|Jogos|Gravador|Viagens|Bolsa|Traduzir|Jardim|Podcast
      Telefone|Navegador|Mensagens|Música|Tempo|Parcialmente nublado|Pôr do sol|Editar Widgets
      Adicionar Widgets|Buscar Controles|Utilitários|Escolher|N|L|S|O
      """
    ),
    (
      "nl",
      """
      Zoek|Voeg widget toe|Voeg bediening toe|Zoek in widgets|Huidige track
      Volgende|Designoverleg|Lunch met Ada|Avondrit|Overig|Gereed
      Finder|Archief|Wijzig|Weergave|Ga|Venster|Help
      Agenda|Foto’s|Camera|Mail|Notities|Taken|Klok|Nieuws|Kaarten|Gezondheid|Wallet|Instellingen
      Boeken|Bestanden|Woning|Winkel|Conditie|Games|Dictafoon|Reizen|Aandelen|Vertaal|Tuin|Podcast
      Telefoon|Browser|Berichten|Muziek|Weer|Half bewolkt|Zonsondergang|Wijzig widgets
      Voeg widgets toe|Zoek in bedieningen|Hulpprogramma’s|Kies|N|O|Z|W
      """
    ),
    (
      "sv",
      """
      Sök|Lägg till widget|Lägg till reglage|Sök efter widgetar|Spelas nu|Härnäst
      Designgenomgång|Lunch med Ada|Kvällstur|Övrigt|Klar
      Finder|Arkiv|Redigera|Innehåll|Gå|Fönster|Hjälp
      Kalender|Bilder|Kamera|Mail|Anteckningar|Uppgifter|Klocka|Nyheter|Kartor|Hälsa|Plånbok
      Inställningar|Böcker|Filer|Hem|Butik|Kondition|Spel|Röstmemon|Resor|Aktier|Översätt|Trädgård
      Podcast|Telefon|Webbläsare|Meddelanden|Musik|Väder|Växlande molnighet|Solnedgång
      Redigera widgetar
      Lägg till widgetar|Sök efter reglage|Verktyg|Välj|N|Ö|S|V
      """
    ),
    (
      "da",
      """
      Søg|Tilføj widget|Tilføj betjening|Søg i widgets|Spiller nu|Næste
      Designmøde|Frokost med Ada|Aftentur|Andre|OK
      Finder|Arkiv|Rediger|Oversigt|Gå|Vindue|Hjælp
      Kalender|Fotos|Kamera|Mail|Noter|Opgaver|Ur|Nyheder|Kort|Sundhed|Wallet|Indstillinger|Bøger
      Arkiver|Hjem|Butik|Fitness|Spil|Memoer|Rejser|Aktier|Oversæt|Have|Podcast|Telefon|Browser
      Beskeder|Musik|Vejr|Delvis skyet|Solnedgang|Rediger widgets
      Tilføj widgets|Søg i betjening|Hjælpeprogrammer|Vælg|N|Ø|S|V
      """
    ),
    (
      "nb",
      """
      Søk|Legg til widget|Legg til kontroll|Søk i widgeter|Spilles nå|Neste
      Designmøte|Lunsj med Ada|Kveldstur|Andre|Ferdig
      Finder|Arkiv|Rediger|Vis|Gå|Vindu|Hjelp
      Kalender|Bilder|Kamera|Mail|Notater|Oppgaver|Klokke|Nyheter|Kart|Helse|Lommebok|Innstillinger
      Bøker|Filer|Hjem|Butikk|Trening|Spill|Taleopptak|Reiser|Aksjer|Oversett|Hage|Podkast|Telefon
      Nettleser|Meldinger|Musikk|Vær|Delvis skyet|Solnedgang|Rediger widgeter
      Legg til widgeter|Søk i kontroller|Verktøy|Velg|N|Ø|S|V
      """
    ),
    (
      "fi",
      """
      Hae|Lisää widget|Lisää säädin|Hae widgetejä|Nyt soi|Seuraavaksi
      Suunnittelupalaveri|Lounas Adan kanssa|Iltaajelu|Muut|Valmis
      Finder|Arkisto|Muokkaa|Näytä|Siirry|Ikkuna|Ohje
      Kalenteri|Kuvat|Kamera|Mail|Muistiinpanot|Tehtävät|Kello|Uutiset|Kartat|Terveys|Lompakko
      Asetukset|Kirjat|Tiedostot|Koti|Kauppa|Kunto|Pelit|Sanelimet|Matkat|Pörssi|Käännä|Puutarha
      Podcast|Puhelin|Selain|Viestit|Musiikki|Sää|Puolipilvistä|Auringonlasku|Muokkaa widgetejä
      Lisää widgetejä|Hae säätimiä|Lisäohjelmat|Valitse|P|I|E|L
      """
    ),
    (
      "pl",
      """
      Szukaj|Dodaj widżet|Dodaj przełącznik|Szukaj widżetów|Teraz odtwarzane|Następne
      Przegląd projektu|Obiad z Adą|Wieczorna jazda|Inne|Gotowe
      Finder|Plik|Edycja|Widok|Idź|Okno|Pomoc
      Kalendarz|Zdjęcia|Aparat|Mail|Notatki|Zadania|Zegar|Wiadomości|Mapy|Zdrowie|Portfel|Ustawienia
      Książki|Pliki|Dom|Sklep|Fitness|Gry|Dyktafon|Podróże|Giełda|Tłumacz|Ogród|Podcast|Telefon
      Przeglądarka|SMS|Muzyka|Pogoda|Częściowe zachmurzenie|Zachód słońca|Edytuj widżety
      Dodaj widżety|Szukaj przełączników|Narzędzia|Wybierz|N|E|S|W
      """
    ),
    (
      "cs",
      """
      Hledat|Přidat widget|Přidat ovladač|Hledat widgety|Právě hraje|Následuje
      Revize návrhu|Oběd s Adou|Večerní jízda|Jiné|Hotovo
      Finder|Soubor|Úpravy|Zobrazení|Otevřít|Okno|Nápověda
      Kalendář|Fotky|Fotoaparát|Mail|Poznámky|Úkoly|Hodiny|Zprávy|Mapy|Zdraví|Peněženka|Nastavení
      Knihy|Soubory|Domácnost|Obchod|Kondice|Hry|Diktafon|Cesty|Akcie|Překladač|Zahrada|Podcast
      Telefon|Prohlížeč|Zprávy|Hudba|Počasí|Polojasno|Západ slunce|Upravit widgety
      Přidat widgety|Hledat ovladače|Nástroje|Vybrat|S|V|J|Z
      """
    ),
    (
      "tr",
      """
      Ara|Araç Takımı Ekle|Denetim Ekle|Araç Takımı Ara|Şu An Çalınan|Sıradaki
      Tasarım toplantısı|Ada ile öğle yemeği|Akşam Gezisi|Diğer|Bitti
      Finder|Dosya|Düzen|Görüntü|Git|Pencere|Yardım
      Takvim|Fotoğraflar|Kamera|Mail|Notlar|Görevler|Saat|Haberler|Haritalar|Sağlık|Cüzdan|Ayarlar
      Kitaplar|Dosyalar|Ev|Mağaza|Fitness|Oyunlar|Sesli Notlar|Seyahat|Borsa|Çeviri|Bahçe|Podcast
      Telefon|Tarayıcı|Mesajlar|Müzik|Hava Durumu|Parçalı Bulutlu|Gün Batımı
      Araç Takımlarını Düzenle
      Araç Takımları Ekle|Denetim Ara|İzlenceler|Seç|K|D|G|B
      """
    ),
  ]
}
