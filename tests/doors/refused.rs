//! What is refused, in the order in which it is asked, and what every answer says of itself.

use super::{Answer, Hall};

#[test]
fn odd_paths_methods_and_names_are_refused() {
    let hall = Hall::new();
    let paths = [
        "/Screen/",
        "/screen/",
        "//",
        "/..",
        "/%2e%2e/",
        "/%73creen",
        "/a",
        "/a/",
        "/a/../t",
        "/a/x",
        "/a/..%2fCargo.toml",
        "/a/%2e%2e%2f%2e%2e%2fCargo.toml",
        "/standings/1",
        "/p/CYQPC-BP8T4",
        "/code/",
        "/j",
        "/s",
        "/w",
        "/wait",
        "/api/do",
        "/.env",
        "/index.html",
        "/live/",
        "/T",
        "/standings%00",
        "/a/hall.js",
        "/%",
        "/favicon.ico",
        "/lang/",
        "/help/..",
    ];
    for path in paths {
        let answer = hall.get(path);
        assert!(matches!(answer.status, 400 | 404), "{path}: {}", answer.status);
        assert!(!answer.body.contains("[package]"));
    }
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "EFOROS"] {
        for path in ["/", "/screen", "/standings", "/t", "/live"] {
            let answer = hall.request(&format!("{method} {path}"), &[], "");
            assert_eq!(answer.status, 405, "{method} {path}");
            assert_eq!(answer.header("access-control-allow-origin"), None);
        }
    }
    assert_eq!(hall.get("/lang").status, 405);
    assert_eq!(hall.request("HEAD /", &[], "").body, "");
}

#[test]
fn only_who_calls_the_door_by_its_name_is_answered() {
    let hall = Hall::new();
    let port = hall.at().port();
    let with = |hosts: &[&str], target: &str| {
        let hosts: Vec<String> = hosts.iter().map(|host| format!("Host: {host}\r\n")).collect();
        let hosts = hosts.concat();
        hall.send(format!("GET {target} HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n").as_bytes())
    };
    let own = format!("127.0.0.1:{port}");
    assert_eq!(with(&[&own], "/t").status, 200);
    assert_eq!(with(&[&format!("LOCALHOST:{port}")], "/t").status, 200);
    assert_eq!(with(&[&own], &format!("http://{own}/t")).status, 200);
    for other in ["evil.example", "127.0.0.1", &format!("evil.example:{port}"), "127.0.0.1:1", ""] {
        assert_eq!(with(&[other], "/t").status, 421, "{other}");
        assert_eq!(with(&[other], "/no-such-page").status, 421, "asked before the path");
    }
    assert_eq!(with(&[], "/t").status, 421);
    assert_eq!(with(&[&own], "http://evil.example/t").status, 421);
    assert_eq!(with(&[&own, &own], "/t").status, 400);
    let old = hall.send(b"GET /t HTTP/1.0\r\n\r\n");
    assert_eq!(old.status, 505);
}

#[test]
fn a_language_is_chosen_from_a_page_of_this_door_alone() {
    let hall = Hall::new();
    let own = format!("http://{}", hall.at());
    let page = format!("{own}/standings");
    let form = "lang=en&back=%2Fstandings";
    let post = |headers: &[(&str, &str)], form: &str| hall.request("POST /lang", headers, form);
    let chosen = post(&[("Origin", &own)], form);
    assert_eq!(chosen.status, 303);
    assert_eq!(chosen.header("location"), Some("/standings"));
    let cookie = chosen.header("set-cookie").unwrap();
    assert!(cookie.starts_with("eforos-lang=en;") && cookie.contains("httponly"), "{cookie}");
    assert_eq!(post(&[("Referer", &page)], form).status, 303);
    for (status, headers) in [
        (403, vec![]),
        (403, vec![("Origin", "null")]),
        (403, vec![("Origin", "http://evil.example")]),
        (403, vec![("Origin", "http://evil.example"), ("Referer", page.as_str())]),
        (403, vec![("Origin", own.as_str()), ("Sec-Fetch-Site", "cross-site")]),
        (403, vec![("Origin", own.as_str()), ("Sec-Fetch-Site", "same-site")]),
        (303, vec![("Origin", own.as_str()), ("Sec-Fetch-Site", "same-origin")]),
    ] {
        assert_eq!(post(&headers, form).status, status, "{headers:?}");
    }
    let origin = [("Origin", own.as_str())];
    for odd in [
        "lang=zz&back=/",
        "lang=en",
        "lang=en&back=http://evil.example/",
        "lang=en&back=//evil.example",
        "lang=en&back=/&more=1",
        "%%%",
        "lang=%ff%fe&back=/",
    ] {
        assert_eq!(post(&origin, odd).status, 400, "{odd}");
    }
    let long = format!("lang=en&back=/&x={}", "a".repeat(2_000));
    assert_eq!(post(&origin, &long).status, 413);
    assert_eq!(post(&[], &long).status, 403, "where it comes from is asked first");
    // What is chosen is what is read, whatever the browser asks for.
    let greek = [("Cookie", "eforos-lang=el"), ("Accept-Language", "en")];
    assert!(hall.request("GET /", &greek, "").body.contains("<html lang=\"el\">"));
}

#[test]
fn broken_heads_are_not_answered_with_anything_else() {
    let hall = Hall::new();
    let host = format!("Host: {}\r\nConnection: close\r\n", hall.at());
    let send = |text: String| hall.send(text.as_bytes()).status;
    let long = "a".repeat(20_000);
    let told = hall.send(format!("GET / HTTP/1.1\r\n{host}Cookie: {long}\r\n\r\n").as_bytes());
    assert_eq!(told.status, 431);
    assert!(told.body.contains("cookies"), "it says how to clear them: {told:?}");
    let longer = "a".repeat(100_000);
    assert_eq!(send(format!("GET / HTTP/1.1\r\n{host}Cookie: {longer}\r\n\r\n")), 431);
    let many: Vec<String> = (0..150).map(|it| format!("X-{it}: 1\r\n")).collect();
    let many = many.concat();
    assert_eq!(send(format!("GET / HTTP/1.1\r\n{host}{many}\r\n")), 431);
    let two = "Content-Length: 1\r\nContent-Length: 2\r\n";
    assert_eq!(send(format!("POST /lang HTTP/1.1\r\n{host}{two}\r\nab")), 400);
    assert_eq!(send(format!("GET / HTTP/1.1\r\n{host}Bad Name: x\r\n\r\n")), 400);
    assert_eq!(send("\u{1}\u{2}\u{3}\r\n\r\n".to_owned()), 400);
    // A greeting of TLS is closed without a byte, so that a browser falls back at once.
    let greeting = [0x16, 3, 1, 0, 5, 1, 0, 0, 1, 3];
    let Answer { status, head, body } = hall.send(&greeting);
    assert_eq!((status, head.as_str(), body.as_str()), (0, "", ""));
    assert_eq!(hall.get("/t").status, 200, "the door goes on");
}

#[test]
fn every_answer_says_what_a_page_may_do() {
    let hall = Hall::new();
    let page = hall.get("/").body;
    let asset = page.split('"').find(|text| text.starts_with("/a/")).unwrap().to_owned();
    for path in ["/", "/screen", "/standings", "/help", "/code", "/live?once"] {
        hall.get(path).is_guarded(path, "no-cache");
    }
    hall.get("/t").is_guarded("/t", "no-store");
    let forever = "public, max-age=31536000, immutable";
    let style = hall.get(&asset);
    style.is_guarded(&asset, forever);
    assert_eq!(style.header("content-type"), Some("text/css; charset=utf-8"));
    // Refusals, too, whoever refuses.
    let head = format!("Host: {}\r\nConnection: close\r\n", hall.at());
    let own = format!("http://{}", hall.at());
    let of_page = [("Origin", own.as_str())];
    let long = format!("lang=en&back=/&x={}", "a".repeat(2_000));
    let cookies = "a".repeat(20_000);
    let refusals = [
        (400, hall.request("POST /lang", &of_page, "lang=zz&back=/")),
        (403, hall.request("POST /lang", &[], "lang=en&back=/")),
        (404, hall.get("/none")),
        (405, hall.request("OPTIONS /", &[], "")),
        (413, hall.request("POST /lang", &of_page, &long)),
        (421, hall.send(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")),
        (431, hall.send(format!("GET / HTTP/1.1\r\n{head}Cookie: {cookies}\r\n\r\n").as_bytes())),
    ];
    for (status, answer) in refusals {
        assert_eq!(answer.status, status, "{answer:?}");
        answer.is_guarded(&status.to_string(), "no-cache");
    }
    // What is refused before there is a request has words, too.
    let long = "a".repeat(200_000);
    let unread = [
        (400, "GET / HTTP/1.1\r\nBad Name: x\r\n\r\n".to_owned()),
        (400, "\u{1}\u{2}\u{3}\r\n\r\n".to_owned()),
        (431, format!("GET /{long} HTTP/1.1\r\n{head}\r\n")),
        (431, format!("GET / HTTP/1.1\r\n{head}X: {long}\r\n\r\n")),
    ];
    for (status, request) in unread {
        let answer = hall.send(request.as_bytes());
        assert_eq!(answer.status, status, "{answer:?}");
        answer.is_guarded(&status.to_string(), "no-store");
        assert!(!answer.body.is_empty(), "{status}");
    }
    hall.get("/p/CYQPC-BP8T4").is_guarded("nobody's card", "no-store");
    // What a phone reads of a page. Its scripts and a station's have 24 KiB, of which these are a part.
    let long = |kind: &str| {
        let names = page.split('"').filter(|text| text.starts_with("/a/") && text.ends_with(kind));
        names.map(|name| hall.get(name).body.len()).sum::<usize>()
    };
    let scripts = long(".js");
    assert!((5_000..=7_300).contains(&scripts), "{scripts} bytes of scripts");
    assert!(page.len() + scripts + long(".css") <= 30 * 1024);
}

/// What is asked for before it is used, or done without where it fails (`navigator.wakeLock`, `createImageBitmap`), is none
/// of these.
#[test]
fn no_script_says_what_browsers_of_2017_do_not_know() {
    const LATER: [&str; 32] = [
        "??",
        "?.",
        "||=",
        "&&=",
        "catch {",
        "(?<",
        "for await",
        "import(",
        ".flatMap(",
        ".flat(",
        ".replaceChildren(",
        ".requestSubmit(",
        ".submitter",
        ".fromEntries(",
        "AbortController",
        "AbortSignal",
        ".finally(",
        ".allSettled(",
        ".any(",
        ".matchAll(",
        ".replaceAll(",
        ".at(",
        ".trimStart(",
        ".trimEnd(",
        ".scrollTo(",
        ".scrollBy(",
        "globalThis",
        "structuredClone",
        "randomUUID",
        "queueMicrotask",
        ".toSorted(",
        ".hasOwn(",
    ];
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/web");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let scripts: Vec<_> =
        files.filter(|path| path.extension().is_some_and(|it| it == "js")).collect();
    assert!(scripts.len() >= 8, "{scripts:?}");
    for path in scripts {
        let text = std::fs::read_to_string(&path).unwrap();
        let code = text.lines().map(str::trim).filter(|line| !line.starts_with("//"));
        // Within which brackets one is: `...` copies an object within braces alone.
        let mut within = Vec::new();
        for line in code {
            let found = LATER.into_iter().find(|later| line.contains(later));
            assert_eq!(found, None, "{path:?}: {line}");
            for (at, sign) in line.char_indices() {
                match sign {
                    '(' | '[' | '{' => within.push(sign),
                    ')' | ']' | '}' => assert!(within.pop().is_some(), "{path:?}: {line}"),
                    '.' if line[at..].starts_with("...") => {
                        assert_ne!(within.last(), Some(&'{'), "{path:?}: {line}");
                    }
                    _ => {}
                }
            }
        }
        assert!(within.is_empty(), "{path:?}");
    }
}
